import { randomUUID } from 'node:crypto';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { demoSessions } from '../../server/src/adapters/payments/demo/tables.ts';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { chooseAttempt } from '../../server/src/domains/payments/paying/choose-attempt.ts';
import { recordCharge } from '../../server/src/domains/payments/paying/record-charge.ts';
import { lockLatest } from '../../server/src/domains/payments/queries.ts';
import { paymentAttempts } from '../../server/src/domains/payments/tables.ts';

/** Records a paid session at the demo provider. Returns its ID, which is also the ID of the charge. */
const writeSession = async (
  tx: Tx,
  deps: Deps,
  session: { key: string; method: PaymentMethod; amountCents: number; bookingId: BookingId },
): Promise<string> => {
  const id = `demo_${randomUUID()}`;
  const now = deps.clock.now();
  await tx.insert(demoSessions).values({
    id,
    key: session.key,
    method: session.method,
    amountCents: session.amountCents,
    description: `TomoGuide ${formatBookingNumber(session.bookingId)}`,
    successPath: '/payment-success',
    failurePath: '/dashboard',
    leavePath: '/dashboard',
    status: 'succeeded',
    createdAt: now,
    expiresAt: now.add({ minutes: 15 }),
  });
  return id;
};

/**
 * Pays a deposit or a fee through the demo provider, in the caller's transaction: records the provider's
 * session, the attempt and the ledger entries, and updates the booking.
 */
export const pay = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  kind: PaymentKind,
  method: PaymentMethod,
): Promise<void> => {
  const due = await deps.ports.payments.paymentDue(tx, deps, { bookingId: bookingId, kind: kind });
  const payment = await lockLatest(tx, bookingId, kind);
  if (!due || !payment) throw new Error(`booking ${bookingId} has no ${kind} to pay`);
  const amountCents = payment.amountCents - payment.walletCents;
  const attemptRequest = { payment, open: [], method, amountCents, due };
  const { attempt: intended } = await chooseAttempt(tx, deps, attemptRequest);
  if (!intended) throw new Error(`the ${kind} of booking ${bookingId} was not tried`);
  const { key } = intended;
  const chargeId = await writeSession(tx, deps, { key, method, amountCents, bookingId });
  await tx
    .update(paymentAttempts)
    .set({ sessionId: chargeId, status: 'open' })
    .where(eq(paymentAttempts.id, intended.id));
  const attempt = { ...intended, sessionId: chargeId, status: 'open' as const };
  const eventId = `demo_evt_${randomUUID()}`;
  const event = { eventId, type: 'succeeded', key, chargeId, amountCents } as const;
  await recordCharge(tx, deps, { payment, attempt, event, due });
};
