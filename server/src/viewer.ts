import type { GuideId, UserId } from '@tomoguide/contract/primitives';

/** The current user, as currently stored in the database. */
export interface Viewer {
  userId: UserId;
  sessionId: string;
  username: string;
  isGuide: boolean;
  /** A staff member in a session started with a passkey. */
  isStaff: boolean;
  guideId: GuideId | null;
  /** The user's chosen view; grants no rights. */
  role: 'traveler' | 'guide';
}
