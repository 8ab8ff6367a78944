import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { ChargebackState } from '@tomoguide/contract/payments/chargebacks';
import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, GuideId, PaymentId, UserId } from '@tomoguide/contract/primitives';
import type { Db, Executor, Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

/** What payments must know of a booking before it takes money for it. */
export interface PaymentDue {
  /** `due`: waiting for it; `ended`: the time for it is over; `settled`: it was paid already. */
  readonly state: 'due' | 'ended' | 'settled';
  /** When that time is over: the provider's session lives no longer. */
  readonly payBy: Temporal.Instant;
}

/** Under which name a person is paid. */
export interface Payee {
  readonly fullName: string;
  /** Null until their identity is verified. */
  readonly verifiedName: string | null;
  readonly guideId: GuideId | null;
}

/** A tour that earned something. */
export interface EarningTour {
  readonly start: Temporal.Instant;
  readonly travelerName: string;
}

/**
 * What other nouns register with payments: payments knows none of them, yet what a payment changes in
 * a booking must happen in the same transaction as the payment.
 */
export interface PaymentPorts {
  /**
   * Locks the booking's row (always before any payment's, so that nobody deadlocks) and says
   * whether this kind of payment is due. Null: there is no such booking. Where a `payer` is named,
   * everybody else is refused with NOT_FOUND, and strangers lock nothing.
   */
  paymentDue(
    tx: Tx,
    deps: Deps,
    asked: { bookingId: BookingId; kind: PaymentKind; payer?: UserId },
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
  /** Locks the booking's row, for money that moves without a step of the booking. */
  lockBooking(tx: Tx, bookingId: BookingId): Promise<void>;
  /** The story of the locked booking tells how a chargeback stands. */
  tellChargeback(
    tx: Tx,
    told: { bookingId: BookingId; state: ChargebackState; at: Temporal.Instant },
  ): Promise<void>;
  /** By booking. */
  earningTours(
    db: Executor,
    bookingIds: readonly BookingId[],
  ): Promise<ReadonlyMap<BookingId, EarningTour>>;
  /** Locks the row of whoever is asking. TOKEN_INVALID where their account was closed or suspended. */
  lockViewer(tx: Tx, userId: UserId): Promise<unknown>;
  payee(db: Executor, userId: UserId): Promise<Payee>;
  /** Why an account has to stay, its money included. */
  closingReasons(tx: Tx, deps: Deps, userId: UserId): Promise<readonly ClosingReason[]>;
  /** Days of earnings are counted in it. */
  guideTimeZone(db: Executor, guideId: GuideId): Promise<string>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, Partial<PaymentPorts>>();

/** Called by each noun when the app is built; what is left out stays as it was. */
export const registerPaymentPorts = (deps: Deps, ports: Partial<PaymentPorts>): void => {
  registered.set(deps.db, { ...registered.get(deps.db), ...ports });
};

/** All of them are registered once the app is built. */
export const portsOf = (deps: Deps): PaymentPorts => registered.get(deps.db) as PaymentPorts;
