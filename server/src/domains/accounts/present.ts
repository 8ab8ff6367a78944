import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import type {
  CurrentUser,
  OpenSession,
  SignedIn,
  UserSummary,
} from '@tomoguide/contract/accounts/entities';
import type { Passkey } from '@tomoguide/contract/accounts/passkeys';
import type { GuideStatus } from '@tomoguide/contract/applications/entities';
import { type Locale, SessionId } from '@tomoguide/contract/primitives';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import { toDisplayEmail } from '../../display-email.ts';
import type { PasskeyRow } from './passkeys/passkey-queries.ts';
import type { UserRow } from './queries.ts';
import type { SessionRow } from './sessions/session-queries.ts';
import type { NewToken } from './sessions/session-token.ts';

/**
 * Returns a user's name for texts that the server generates. For a closed account, returns a placeholder in
 * the recipient's language.
 */
export const getPersonName = (nickname: string, locale: Locale): string =>
  nickname === DELETED_NICKNAME ? CATALOGS[locale].layout.deletedUser : nickname;

/** Returns only the public data of a user. */
export const presentPerson = ({ id, nickname, profilePicture }: UserSummary): UserSummary => ({
  id,
  nickname,
  profilePicture,
});

/** Converts a user's row to the form shown to that user. */
export const presentMe = (
  row: UserRow,
  {
    guideStatus,
    emailTaken,
    mayUseConsole,
  }: { guideStatus: GuideStatus; emailTaken: boolean; mayUseConsole: boolean },
): CurrentUser => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  email: toDisplayEmail(row.email),
  emailStatus: row.emailConfirmedAt ? 'confirmed' : emailTaken ? 'taken' : 'unconfirmed',
  pendingEmail: row.pendingEmail && toDisplayEmail(row.pendingEmail),
  role: row.roleView,
  joinedDate: row.joinedAt.toString(),
  readReceiptsEnabled: row.readReceiptsEnabled,
  emailUpdates: row.emailUpdates,
  timeZone: row.timeZone,
  isGuide: row.guideId !== null,
  isStaff: row.isStaff,
  mayUseConsole,
  guideId: row.guideId,
  nickname: row.nickname,
  profilePicture: row.profilePicture,
  backgroundImage: row.backgroundImage,
  bio: row.bio,
  gender: row.gender,
  age: row.age,
  city: row.city,
  mbti: row.mbti,
  identityVerified: row.identityVerifiedAt !== null,
  guideStatus,
});

/** Returns the response to login and sign-up: the token and the user's fields. */
export const presentLogin = (me: CurrentUser, session: NewToken): SignedIn => ({
  ...me,
  token: session.token,
  expiresAt: session.expiresAt.toString(),
});

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toString(),
  lastUsedAt: row.lastUsedAt?.toString() ?? null,
});

/** Converts a session row to its API form. `current` is the ID of the caller's session. */
export const presentSession = (row: SessionRow, current: number): OpenSession => ({
  id: SessionId.parse(row.id),
  current: row.id === current,
  browser: row.browser,
  system: row.system,
  createdAt: row.createdAt.toString(),
  expiresAt: row.expiresAt.toString(),
});
