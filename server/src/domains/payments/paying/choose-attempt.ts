import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentDue } from '../ports.ts';
import type { AttemptId, AttemptRow, PaymentRow } from '../tables.ts';
import { attemptsOf, insertAttempt } from './attempt-queries.ts';
import { closeAttempts } from './close-attempts.ts';
import { isOpen } from './open-attempts.ts';

interface AttemptRequest {
  payment: PaymentRow;
  /** Null if no more money is needed and open attempts are closed. */
  method: PaymentMethod | null;
  amountCents: number;
  due: PaymentDue;
}

/**
 * Resumes the open attempt if it has the same method and amount; otherwise closes it and records the intent
 * of a new one. A payment has at most one open attempt.
 */
export const chooseAttempt = async (
  tx: Tx,
  deps: Deps,
  { payment, method, amountCents, due }: AttemptRequest,
): Promise<{ attemptId: AttemptId | null; closed: readonly AttemptId[] }> => {
  const provider = deps.paymentProvider.name;
  const fits = (attempt: AttemptRow): boolean =>
    isOpen(attempt) &&
    attempt.method === method &&
    attempt.amountCents === amountCents &&
    attempt.provider === provider;
  const open = (await attemptsOf(tx, payment.id)).filter(isOpen);
  const fitting = open.find(fits);
  if (fitting && open.length === 1) return { attemptId: fitting.id, closed: [] };

  const closed = open.length > 0 ? await closeAttempts(tx, deps, payment.id) : [];
  if (method === null) return { attemptId: null, closed };
  const { id: attemptId } = await insertAttempt(tx, {
    paymentId: payment.id,
    provider,
    method,
    key: randomUUID(),
    amountCents,
    status: 'intended',
    createdAt: deps.clock.now(),
    expiresAt: due.payBy,
  });
  return { attemptId, closed };
};
