import type { GuideId, UserId } from '@tomoguide/contract/primitives';

/** The current user, read from the database for each request. */
export interface Viewer {
  userId: UserId;
  sessionId: string;
  username: string;
  isGuide: boolean;
  /** A staff member in a session started with a passkey. */
  isStaff: boolean;
  guideId: GuideId | null;
  /** The user's chosen view; grants no permissions. */
  role: 'traveler' | 'guide';
}
