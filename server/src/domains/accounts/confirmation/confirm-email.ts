import type { ConfirmationLink } from '@tomoguide/contract/accounts/entities';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { deletePasswordResets } from '../passwords/reset-queries.ts';
import { findUserById, lockUserRow, type UserRow, updateUser } from '../queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { getAddressToConfirm } from './address-to-confirm.ts';
import { type ConfirmationRow, findConfirmationById, markUsed } from './confirmation-queries.ts';
import { parseConfirmationId, verifyToken } from './confirmation-token.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config'>;

/** Returns the row of a confirmation link whose token is authentic and has not expired; null otherwise. */
const readLink = async (
  deps: Deps,
  db: Executor,
  token: string,
): Promise<ConfirmationRow | null> => {
  const id = parseConfirmationId(token);
  const row = id === null ? null : await findConfirmationById(db, id);
  if (!row || !verifyToken(deps.config, row, token)) return null;
  return Temporal.Instant.compare(deps.clock.now(), row.expiresAt) < 0 ? row : null;
};

/** Returns whether a link is unused and for an address that the user still has to confirm. */
const isOpen = (row: ConfirmationRow, user: UserRow): boolean =>
  row.usedAt === null && getAddressToConfirm(user) === row.email;

const EXPIRED: ConfirmationLink = { state: 'over', email: null, username: null };

/** Returns the account and address that a link with this token confirms. */
export const getConfirmationLink = async (deps: Deps, token: string): Promise<ConfirmationLink> => {
  const row = await readLink(deps, deps.db, token);
  const user = row && (await findUserById(deps.db, row.userId));
  if (!row || !user || user.closedAt) return EXPIRED;
  const { email } = row;
  if (isOpen(row, user)) return { state: 'open', email, username: user.username };
  return user.emailConfirmedAt && user.email === email
    ? { state: 'done', email, username: user.username }
    : EXPIRED;
};

/**
 * Confirms a user's address and returns it (docs/product/accounts.md, "Email confirmation"). If two
 * accounts confirm the same address concurrently, the database lets only one succeed. Throws
 * CONFIRMATION_LINK_INVALID or EMAIL_TAKEN.
 */
export const confirmEmail = async (deps: Deps, token: string): Promise<string> => {
  const link = (await readLink(deps, deps.db, token)) ?? failField('CONFIRMATION_LINK_INVALID');
  try {
    return await inTransaction(deps.db, async (tx) => {
      const user = await lockUserRow(tx, link.userId);
      // Read again under the lock, because a link works only once.
      const row = await findConfirmationById(tx, link.id);
      if (!user || user.closedAt || !row || !isOpen(row, user))
        return failField('CONFIRMATION_LINK_INVALID');
      const now = deps.clock.now();
      const { email } = row;
      await markUsed(tx, row.id, now);
      await updateUser(tx, user.id, { email, emailConfirmedAt: now, pendingEmail: null });
      if (user.email !== email) {
        // Reset links were sent to the address that the account no longer has.
        await deletePasswordResets(tx, user.id);
        const payload = { userId: user.id, from: user.email, to: email };
        await record(tx, { type: 'account.email_changed', payload, occurredAt: now });
      }
      return email;
    });
  } catch (error) {
    if (findViolatedConstraint(error) === 'users_email_confirmed') return failField('EMAIL_TAKEN');
    throw error;
  }
};
