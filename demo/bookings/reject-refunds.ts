import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { writeRefundAnswer } from '../../server/src/domains/payments/refunds/apply-refund-answer.ts';
import { refunds } from '../../server/src/domains/payments/tables.ts';

/** Lets the provider reject a booking's refunds, so that their money goes to the wallet. */
export const rejectRefunds = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  const sent = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'sent')));
  for (const { id } of sent)
    await writeRefundAnswer(tx, deps, id, { status: 'refused', refundId: `refused-${id}` });
};
