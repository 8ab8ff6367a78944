import type { GuideId, UserId } from '@tomoguide/contract/primitives';

/** The current user, read from the database for each request. */
export interface Viewer {
  userId: UserId;
  sessionId: string;
  username: string;
  isGuide: boolean;
  /** True for a staff member whose session was started with a passkey. */
  isStaff: boolean;
  guideId: GuideId | null;
  /** The view that the user has chosen; it grants no permissions. */
  role: 'traveler' | 'guide';
}
