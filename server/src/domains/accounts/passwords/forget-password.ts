import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { findUserRowByLogin, normalizeEmail } from '../queries.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock'>;

/**
 * Records a request for a reset link. Takes the same steps for known and unknown addresses; the link and
 * the email are created later, when the event is processed.
 */
export const requestPasswordReset = async (deps: Deps, email: string): Promise<void> => {
  const user = await findUserRowByLogin(deps.db, normalizeEmail(email));
  await inTransaction(deps.db, (tx) =>
    record(tx, {
      type: 'account.password_forgotten',
      payload: { userId: user?.id ?? null },
      occurredAt: deps.clock.now(),
    }),
  );
};
