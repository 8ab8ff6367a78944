import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import { acceptRefund } from '../../server/src/adapters/payments/demo/refunds.ts';
import { demoRefunds } from '../../server/src/adapters/payments/demo/tables.ts';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { attemptById } from '../../server/src/domains/payments/paying/attempt-queries.ts';
import { writeRefundAnswer } from '../../server/src/domains/payments/refunds/apply-refund-answer.ts';
import { type RefundRow, refunds } from '../../server/src/domains/payments/tables.ts';
import { withClockAt } from './at.ts';

const send = async (tx: Tx, deps: Deps, refund: RefundRow): Promise<void> => {
  const attempt = refund.attemptId === null ? null : await attemptById(tx, refund.attemptId);
  if (!attempt?.chargeId) throw new Error(`refund ${refund.id} has no charge to give back`);
  const { key, amountCents, createdAt } = refund;
  const order = { key, chargeId: attempt.chargeId, amountCents };
  const then = withClockAt(deps, createdAt);
  await writeRefundAnswer(tx, then, refund.id, await acceptRefund(tx, then, order));
  const [given] = await tx.select().from(demoRefunds).where(eq(demoRefunds.key, key));
  if (!given || Temporal.Instant.compare(given.arrivesAt, deps.clock.now()) > 0) return;
  await tx.update(demoRefunds).set({ toldAt: given.arrivesAt }).where(eq(demoRefunds.id, given.id));
  const arrived = { status: 'arrived', refundId: given.id } as const;
  await writeRefundAnswer(tx, withClockAt(deps, given.arrivesAt), refund.id, arrived);
};

/**
 * Sends a booking's refunds to the demo provider, each at the time when it was decided, and records those
 * that have arrived by now.
 */
export const sendRefunds = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const sent = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'sent')));
  for (const refund of sent) await send(tx, deps, refund);
};
