import {
  type ClosingReason,
  DELETED_NICKNAME,
  getClosedAccountNames,
} from '@tomoguide/contract/accounts/closing';
import type { Closing } from '@tomoguide/contract/accounts/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import {
  getGoodwillCents,
  listMoneyClosingReasons,
  removePayeeData,
} from '../../payments/service.ts';
import { deleteConfirmations } from '../confirmation/confirmation-queries.ts';
import { deleteLoginTraces } from '../login-traces/trace-queries.ts';
import { deletePasskeys } from '../passkeys/passkey-queries.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { deletePasswordResets } from '../passwords/reset-queries.ts';
import type { Person } from '../ports.ts';
import {
  deleteAttemptsFor,
  findUserById,
  lockUserRow,
  type UserRow,
  updateUser,
} from '../queries.ts';
import { deleteSessions } from '../sessions/session-queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { ERASE_JOB } from './erase-files.ts';

const listUserClosingReasons = async (
  deps: Deps,
  db: Executor,
  user: UserRow,
): Promise<ClosingReason[]> => {
  const person = { userId: user.id, guideId: user.guideId };
  const reasons: ClosingReason[] = user.isStaff ? ['staff'] : [];
  for (const handler of Object.values(deps.ports.accounts.personalDataHandlers)) {
    reasons.push(...((await handler.reasonsNotToClose?.(db, person)) ?? []));
  }
  return [...reasons, ...(await listMoneyClosingReasons(db, person))];
};

/** Returns the reasons why an account cannot be closed; empty if there are none. */
export const listClosingReasons = async (
  deps: Deps,
  db: Executor,
  userId: UserId,
): Promise<ClosingReason[]> =>
  listUserClosingReasons(deps, db, (await findUserById(db, userId)) ?? fail('TOKEN_INVALID'));

/** Returns the reasons why an account cannot be closed, and the goodwill its owner would lose. */
export const getClosing = async (deps: Deps, userId: UserId): Promise<Closing> => {
  const user = (await findUserById(deps.db, userId)) ?? fail('TOKEN_INVALID');
  return {
    reasons: await listUserClosingReasons(deps, deps.db, user),
    goodwillCents: await getGoodwillCents(deps.db, userId),
  };
};

/**
 * Returns the anonymized row of a closed account, except for its username and email address. The row
 * remains, because bookings and the ledger reference it.
 */
const buildAnonymizedUser = (at: Temporal.Instant) => ({
  emailConfirmedAt: null,
  pendingEmail: null,
  passwordHash: null,
  fullName: DELETED_NICKNAME,
  nickname: DELETED_NICKNAME,
  roleView: 'traveler' as const,
  emailUpdates: false,
  readReceiptsEnabled: false,
  timeZone: null,
  profilePicture: null,
  backgroundImage: null,
  bio: '',
  gender: null,
  age: null,
  city: null,
  mbti: null,
  verifiedName: null,
  identityVerifiedAt: null,
  closedAt: at,
});

const erase = async (tx: Tx, deps: Deps, user: UserRow, person: Person): Promise<void> => {
  const now = deps.clock.now();
  // Before the handlers, because they rewrite the guide's stored page from this row.
  await updateUser(tx, user.id, buildAnonymizedUser(now));
  for (const handler of Object.values(deps.ports.accounts.personalDataHandlers))
    await handler.erase?.(tx, deps, person);
  await deleteSessions(tx, user.id);
  await deletePasswordResets(tx, user.id);
  await deleteConfirmations(tx, user.id);
  await deletePasskeys(tx, user.id);
  await deleteLoginTraces(tx, user.id);
  await deleteAttemptsFor(tx, user.username);
  // Last, because changing a unique username also blocks inserts that reference this row: a transaction
  // that has a lock that the handlers wait for could not finish.
  await updateUser(tx, user.id, getClosedAccountNames(user.id));
  const { profilePicture: portrait, backgroundImage: background } = user;
  await deps.jobs.schedule(tx, ERASE_JOB, { userId: user.id, portrait, background }, now);
  await record(tx, { type: 'account.closed', payload: { userId: user.id }, occurredAt: now });
};

/**
 * Closes an account permanently. Erases personal data; bookings, messages, reviews and the ledger remain,
 * without a name (docs/product/accounts.md, "Closing an account"). First erases the data and then checks
 * for reasons to keep the account, so that no booking or payment can start in between; if there is a
 * reason, everything is rolled back. Throws the error codes of the endpoint.
 */
export const closeAccount = async (
  deps: Deps,
  given: { userId: UserId; currentPassword: string; goodwillCents: number },
): Promise<void> => {
  const { userId } = given;
  const { passwordHash } = await confirmPassword(deps, userId, given.currentPassword);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUserRow(tx, userId);
    if (!user || user.passwordHash !== passwordHash) return failField('PASSWORD_WRONG');
    await erase(tx, deps, user, { userId, guideId: user.guideId });
    const reasons = await listUserClosingReasons(deps, tx, user);
    if (reasons.length > 0) fail('CLOSING_NOT_POSSIBLE', { reasons });
    const goodwillCents = await getGoodwillCents(tx, userId);
    if (goodwillCents !== given.goodwillCents) fail('GOODWILL_CHANGED', { goodwillCents });
    await removePayeeData(tx, deps, userId);
  });
};
