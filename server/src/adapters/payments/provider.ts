import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/** A charge to collect. Amounts are in fen. */
export interface SessionOrder {
  /** The idempotency key of the attempt: the same key always returns the same session. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  /** What the user pays for, as shown to them: the booking number. */
  readonly description: string;
  /**
   * Paths of this site to which the provider redirects the user after success, after a failure, and if they
   * leave.
   */
  readonly successPath: string;
  readonly failurePath: string;
  readonly leavePath: string;
  /** When the attempt was created. Part of the order, so that a late retry sends an identical request. */
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

export interface OpenedSession {
  readonly sessionId: string;
  /** The URL of the provider's payment page. */
  readonly redirectUrl: string;
  readonly expiresAt: Temporal.Instant;
}

export interface RefundOrder {
  /** The idempotency key of the refund: the same key returns the same refund. */
  readonly key: string;
  readonly chargeId: string;
  readonly amountCents: number;
}

export interface RefundAnswer {
  /**
   * `pending`: the provider has accepted the order, and will report the result later or when queried.
   * `refused`: the refund cannot succeed, and the money goes to the wallet.
   */
  readonly status: 'pending' | 'arrived' | 'refused';
  readonly refundId: string | null;
}

/**
 * A provider's report about a refund. It can be a duplicate, late or out of order. A refund that has
 * arrived can still be rejected later, for example because the card was closed. A rejection is final.
 */
export interface RefundNews extends RefundAnswer {
  readonly eventId: string;
  readonly status: 'arrived' | 'refused';
  /** The idempotency key of the refund. */
  readonly key: string;
}

/**
 * A chargeback event from a provider. It always contains the chargeback's full state, and can be a
 * duplicate, late or out of order.
 */
export interface ChargebackNews {
  readonly eventId: string;
  /** The chargeback's ID at the provider. */
  readonly chargebackId: string;
  /** The charge's ID at the provider. */
  readonly chargeId: string;
  readonly amountCents: number;
  /** The provider's code for the payer's reason. */
  readonly reason: string;
  /** The deadline for evidence, in seconds since the epoch; null if there is none. */
  readonly answerBy: number | null;
  /** True once the provider has withdrawn the money. */
  readonly isTaken: boolean;
  readonly returnedCents: number;
  /** The bank's decision; null until it has decided. */
  readonly outcome: 'won' | 'lost' | null;
}

/** A provider's report about a session. It can be a duplicate, late or out of order. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: 'succeeded' | 'failed' | 'expired';
  /** The idempotency key of the attempt. */
  readonly key: string;
  readonly chargeId: string | null;
  /** The amount that was charged, in fen; 0 unless the payment succeeded. */
  readonly amountCents: number;
}

/** Handles a verified callback. Resolves once the event is stored durably. */
export type OnEvent = (event: ProviderEvent) => Promise<void>;
/** Like `OnEvent`, for refund events. */
export type OnRefundNews = (news: RefundNews) => Promise<void>;
/** Like `OnEvent`, for chargebacks. */
export type OnChargeback = (news: ChargebackNews) => Promise<void>;

/**
 * A payment provider. Every call can be repeated after a crash without a second effect. Calls use the
 * network and must not be made inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: 'demo' | 'stripe';
  openSession(order: SessionOrder): Promise<OpenedSession>;
  /**
   * Expires a session. If it was already paid, it stays paid, and its charge is returned in case the
   * provider's own event is late or lost.
   */
  expireSession(sessionId: string): Promise<ProviderEvent | null>;
  /** Returns the charge of a session, in case its event is late or lost; null if there is none. */
  findCharge(sessionId: string): Promise<ProviderEvent | null>;
  refund(order: RefundOrder): Promise<RefundAnswer>;
  /**
   * Returns the status of a refund that may have been ordered; null if the provider has not accepted the
   * order.
   */
  findRefund(order: RefundOrder): Promise<RefundAnswer | null>;
  /**
   * Returns the idempotency key of the attempt that a charge belongs to; null if this site did not create
   * the charge.
   */
  keyOfCharge(chargeId: string): Promise<string | null>;
}
