import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentDue } from '../ports.ts';
import type { AttemptId, AttemptRow, PaymentRow } from '../tables.ts';
import { insertAttempt } from './attempt-queries.ts';
import { closeAttempts } from './close-attempts.ts';

interface AttemptRequest {
  payment: PaymentRow;
  /** Open attempts to pay it. */
  open: readonly AttemptRow[];
  /** Null if no more money is needed, so that open attempts are only closed. */
  method: PaymentMethod | null;
  amountCents: number;
  due: PaymentDue;
}

/**
 * Resumes the open attempt if it has the same method and amount; otherwise closes it and records the intent
 * of a new attempt. A payment has at most one open attempt.
 */
export const chooseAttempt = async (
  tx: Tx,
  deps: Deps,
  { payment, open, method, amountCents, due }: AttemptRequest,
): Promise<{ attempt: AttemptRow | null; closed: readonly AttemptId[] }> => {
  const provider = deps.paymentProvider.name;
  const fits = (attempt: AttemptRow): boolean =>
    attempt.method === method &&
    attempt.amountCents === amountCents &&
    attempt.provider === provider;
  const fitting = open.find(fits);
  if (fitting && open.length === 1) return { attempt: fitting, closed: [] };

  const closed = open.length > 0 ? await closeAttempts(tx, deps, payment.id) : [];
  if (method === null) return { attempt: null, closed };
  const attempt = await insertAttempt(tx, {
    paymentId: payment.id,
    provider,
    method,
    key: randomUUID(),
    amountCents,
    status: 'intended',
    createdAt: deps.clock.now(),
    expiresAt: due.payBy,
  });
  return { attempt, closed };
};
