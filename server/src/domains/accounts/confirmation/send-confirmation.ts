import { CONFIRMATION_HOURS, CONFIRMATIONS_A_DAY } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail, failUntil } from '../../../failure.ts';
import { isEmailOwned } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { getAddressToConfirm } from './address-to-confirm.ts';
import { insertConfirmation, listConfirmationTimes } from './confirmation-queries.ts';

/**
 * Queues the email with a confirmation link, in the transaction that sets the address. The caller must hold
 * the lock on the user's row. Throws TOO_MANY_CONFIRMATIONS.
 */
export const sendConfirmation = async (
  tx: Tx,
  { clock }: Pick<BaseDeps, 'clock'>,
  { id: userId, email }: { id: UserId; email: string },
): Promise<void> => {
  const now = clock.now();
  const sent = await listConfirmationTimes(tx, userId, now.subtract({ hours: 24 }));
  const oldest = sent.at(-CONFIRMATIONS_A_DAY);
  if (oldest) failUntil('TOO_MANY_CONFIRMATIONS', oldest.add({ hours: 24 }), now);
  const confirmationId = await insertConfirmation(tx, {
    userId,
    email,
    createdAt: now,
    expiresAt: now.add({ hours: CONFIRMATION_HOURS }),
  });
  await record(tx, {
    type: 'account.confirmation_asked',
    payload: { userId, confirmationId },
    occurredAt: now,
  });
};

/** Sends the user another link. Throws EMAIL_CONFIRMED, EMAIL_TAKEN or TOO_MANY_CONFIRMATIONS. */
export const resendConfirmation = (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    const email = getAddressToConfirm(user) ?? fail('EMAIL_CONFIRMED');
    if (await isEmailOwned(tx, email)) failField('EMAIL_TAKEN');
    await sendConfirmation(tx, deps, { id: userId, email });
  });
