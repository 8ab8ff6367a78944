import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/** A charge to collect. Amounts are fen. */
export interface SessionOrder {
  /** The attempt's key: the same key always returns the same session. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  /** What the user pays for: the booking number. */
  readonly description: string;
  /** Paths of this site. */
  readonly successPath: string;
  readonly failurePath: string;
  readonly leavePath: string;
  /** When the attempt was created, so that a late retry sends an identical request. */
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

export interface OpenedSession {
  readonly sessionId: string;
  /** The payment page. */
  readonly redirectUrl: string;
  readonly expiresAt: Temporal.Instant;
}

export interface RefundOrder {
  /** The refund's key: the same key returns the same refund. */
  readonly key: string;
  readonly chargeId: string;
  readonly amountCents: number;
}

export interface RefundAnswer {
  /**
   * `pending`: the provider has accepted the order, and reports the result later or on a query. `refused`:
   * the refund cannot succeed, and the money goes to the wallet.
   */
  readonly status: 'pending' | 'arrived' | 'refused';
  readonly refundId: string | null;
}

/**
 * A provider's report about a refund. Can be a duplicate, late or out of order. A refund that arrived can
 * still be rejected later, for example because the card was closed. Rejection is final.
 */
export interface RefundNews extends RefundAnswer {
  readonly eventId: string;
  readonly status: 'arrived' | 'refused';
  /** The refund's key. */
  readonly key: string;
}

/**
 * A provider's report about a chargeback, each time with its full state. Can be a duplicate, late or out of
 * order.
 */
export interface ChargebackNews {
  readonly eventId: string;
  /** The provider's id of the chargeback. */
  readonly chargebackId: string;
  /** The provider's id of the charge. */
  readonly chargeId: string;
  readonly amountCents: number;
  /** The provider's code for the reason. */
  readonly reason: string;
  /** The deadline for evidence; epoch seconds. */
  readonly answerBy: number | null;
  /** True once the provider has withdrawn the money. */
  readonly isTaken: boolean;
  readonly returnedCents: number;
  /** The bank's decision, if any. */
  readonly outcome: 'won' | 'lost' | null;
}

/** A provider's report about a session. Can be a duplicate, late or out of order. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: 'succeeded' | 'failed' | 'expired';
  /** The attempt's key. */
  readonly key: string;
  readonly chargeId: string | null;
  /** The amount actually charged; 0 unless it succeeded. Fen. */
  readonly amountCents: number;
}

/** Receives a verified callback; resolves once the event is durable. */
export type OnEvent = (event: ProviderEvent) => Promise<void>;
/** Like `OnEvent`, for refund events. */
export type OnRefundNews = (news: RefundNews) => Promise<void>;
/** Like `OnEvent`, for chargebacks. */
export type OnChargeback = (news: ChargebackNews) => Promise<void>;

/**
 * A payment provider. Every call can be repeated after a crash without a second effect. Calls use the
 * network, so never make them inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: 'demo' | 'stripe';
  openSession(order: SessionOrder): Promise<OpenedSession>;
  /**
   * Expires the session. One that is already paid stays paid, and is reported again in case the provider's
   * own event is late or lost.
   */
  expireSession(sessionId: string): Promise<ProviderEvent | null>;
  /** Returns the session's charge, if any, in case its event is late or lost. */
  findCharge(sessionId: string): Promise<ProviderEvent | null>;
  refund(order: RefundOrder): Promise<RefundAnswer>;
  /** Returns the status of a refund that may have been ordered; null if the provider has not accepted it. */
  findRefund(order: RefundOrder): Promise<RefundAnswer | null>;
  /** Returns the key of the attempt that a charge belongs to; null if this site did not create it. */
  keyOfCharge(chargeId: string): Promise<string | null>;
}
