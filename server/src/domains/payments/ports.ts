import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, PaymentId, UserId } from '@tomoguide/contract/primitives';
import type { Db, Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

/** What payments must know of a booking before it takes money for it. */
export interface PaymentDue {
  /** `due`: waiting for it; `ended`: the time for it is over; `settled`: it was paid already. */
  readonly state: 'due' | 'ended' | 'settled';
  /** When that time is over: the provider's session lives no longer. */
  readonly payBy: Temporal.Instant;
}

/**
 * What bookings registers with payments: payments knows no other noun, yet what a payment changes in
 * a booking must happen in the same transaction as the payment.
 */
export interface PaymentPorts {
  /** Fails with NOT_FOUND unless this user pays for the booking. Takes no lock. */
  requirePayer(tx: Tx, bookingId: BookingId, userId: UserId): Promise<void>;
  /**
   * Locks the booking's row (always before any payment's, so that nobody deadlocks) and says
   * whether this kind of payment is due. Null: there is no such booking.
   */
  paymentDue(
    tx: Tx,
    deps: Deps,
    bookingId: BookingId,
    kind: PaymentKind,
  ): Promise<PaymentDue | null>;
  /**
   * The money is in `held`. `applied`: the booking took it and moved on; `late`: it no longer waits
   * for it, and payments refunds it whole. The booking's row is locked.
   */
  onPaid(
    tx: Tx,
    deps: Deps,
    paid: {
      bookingId: BookingId;
      paymentId: PaymentId;
      kind: PaymentKind;
      paidAt: Temporal.Instant;
    },
  ): Promise<'applied' | 'late'>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, PaymentPorts>();

/** Called once by bookings when the app is built. */
export const registerPaymentPorts = (deps: Deps, hooks: PaymentPorts): void => {
  registered.set(deps.db, hooks);
};

export const portsOf = (deps: Deps): PaymentPorts => {
  const hooks = registered.get(deps.db);
  if (!hooks)
    throw new Error('No payment hooks: bookings must register them when the app is built');
  return hooks;
};
