import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { ChargebackState } from '@tomoguide/contract/payments/chargebacks';
import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';

/** What payments must know about a booking before it accepts money for it. */
export interface PaymentDue {
  /** `due`: waiting for the money; `ended`: the deadline has passed; `settled`: already paid. */
  readonly state: 'due' | 'ended' | 'settled';
  /** The deadline of the payment; the provider's session expires no later. */
  readonly payBy: Temporal.Instant;
  /**
   * Called in the same transaction once the money is in `held`. Returns `applied` if the booking accepted it
   * and advanced, or `late` if the booking no longer awaits it, and payments must refund it in full.
   */
  onPaid(paidAt: Temporal.Instant): Promise<'applied' | 'late'>;
}

/** The names of a payout recipient. */
export interface Payee {
  readonly fullName: string;
  /** Null until the user's identity is verified. */
  readonly verifiedName: string | null;
  readonly guideId: GuideId | null;
}

/** A tour that earned money. */
export interface EarningTour {
  readonly start: Temporal.Instant;
  readonly travelerName: string;
}

/** What a guide's taxes show of a booking. */
export interface TaxedTour {
  readonly start: Temporal.Instant;
  /** True if the guide has verified a proof of the payment in person. */
  readonly cashVerified: boolean;
}

/**
 * Functions of other domains that payments calls through ports without importing those domains, because a
 * payment must change the booking in its own transaction.
 */
export interface PaymentPorts<Deps> {
  /**
   * Locks the booking's row, always before any payment's row to avoid deadlocks, and returns whether this
   * kind of payment is due; null if there is no such booking. If a `payer` is given, throws NOT_FOUND for
   * anyone else without locking.
   */
  paymentDue(
    tx: Tx,
    deps: Deps,
    what: { bookingId: BookingId; kind: PaymentKind; payer?: UserId },
  ): Promise<PaymentDue | null>;
  /** Locks the booking's row, so that money can be moved without a transition of the booking. */
  lockBooking(tx: Tx, bookingId: BookingId): Promise<void>;
  /** Adds the state of a chargeback to the history of the locked booking. */
  recordChargeback(
    tx: Tx,
    change: { bookingId: BookingId; state: ChargebackState; at: Temporal.Instant },
  ): Promise<void>;
  /** Returns the tours that earned money, by booking ID. */
  earningTours(
    db: Executor,
    bookingIds: readonly BookingId[],
  ): Promise<ReadonlyMap<BookingId, EarningTour>>;
  /** Returns what a guide's taxes show of these bookings, by booking ID. */
  taxedTours(
    db: Executor,
    bookingIds: readonly BookingId[],
  ): Promise<ReadonlyMap<BookingId, TaxedTour>>;
  /** Locks the caller's row. Throws TOKEN_INVALID if the account was closed or suspended. */
  lockViewer(tx: Tx, userId: UserId): Promise<unknown>;
  payee(db: Executor, userId: UserId): Promise<Payee>;
  /** Returns the reasons why an account cannot be closed, including those that concern money. */
  closingReasons(tx: Tx, deps: Deps, userId: UserId): Promise<readonly ClosingReason[]>;
  /** Returns the time zone in which the days of a guide's earnings are counted. */
  guideTimeZone(db: Executor, guideId: GuideId): Promise<string>;
}
