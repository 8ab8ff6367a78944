import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/** What a provider is asked to collect. Amounts are fen. */
export interface SessionOrder {
  /** The attempt's key: the same key is the same session, however often it is asked for. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  /** What the person pays for: the booking number. */
  readonly description: string;
  /** Paths of this site. */
  readonly successPath: string;
  readonly failurePath: string;
  readonly leavePath: string;
  /** When the attempt was made, so that a late retry sends exactly the same request. */
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

export interface OpenedSession {
  readonly sessionId: string;
  /** Where the person pays. */
  readonly redirectUrl: string;
  readonly expiresAt: Temporal.Instant;
}

export interface RefundOrder {
  /** The refund's key: the same key is the same refund. */
  readonly key: string;
  readonly chargeId: string;
  readonly amountCents: number;
}

export interface RefundAnswer {
  /**
   * `pending`: it has the order but not yet the result, and tells it later or when asked again.
   * `refused`: it will never be possible this way; the money goes to the wallet.
   */
  readonly status: 'pending' | 'arrived' | 'refused';
  readonly refundId: string | null;
}

/**
 * What a provider reports about a refund: possibly twice, late or out of order. One that arrived
 * may still be refused, by a card that was closed; one that was refused stays so.
 */
export interface RefundNews extends RefundAnswer {
  readonly eventId: string;
  readonly status: 'arrived' | 'refused';
  /** The refund's key. */
  readonly key: string;
}

/**
 * What a provider reports when a payer asks their bank for the money back: the whole of it each time,
 * possibly twice, late or out of order.
 */
export interface ChargebackNews {
  readonly eventId: string;
  /** What the provider calls the chargeback. */
  readonly chargebackId: string;
  /** The charge it is about, as the provider calls it. */
  readonly chargeId: string;
  readonly amountCents: number;
  /** The bank's, in the provider's words. */
  readonly reason: string;
  /** Until when the provider takes evidence; epoch seconds. */
  readonly answerBy: number | null;
  /** Whether the provider has taken the money from us, and what of it has come back by now; fen. */
  readonly isTaken: boolean;
  readonly returnedCents: number;
  /** What the bank decided, once it has. */
  readonly outcome: 'won' | 'lost' | null;
}

/** What a provider reports about a session: possibly twice, late or out of order. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: 'succeeded' | 'failed' | 'expired';
  /** The attempt's key. */
  readonly key: string;
  readonly chargeId: string | null;
  /** What was actually charged; 0 unless it succeeded. Fen. */
  readonly amountCents: number;
}

/** Receives a verified callback; resolves once the event is durable. */
export type OnEvent = (event: ProviderEvent) => Promise<void>;
/** The same for refund events. */
export type OnRefundNews = (news: RefundNews) => Promise<void>;
/** The same for chargebacks. */
export type OnChargeback = (news: ChargebackNews) => Promise<void>;

/**
 * A payment provider. Every call may be repeated after a crash without a second effect. Calls go
 * over the network: never inside a database transaction of ours.
 */
export interface PaymentProvider {
  readonly name: 'demo' | 'stripe';
  openSession(order: SessionOrder): Promise<OpenedSession>;
  /**
   * Expires the session. One that is already paid stays paid, and its success is reported again
   * where the provider's own event may be late or lost.
   */
  expireSession(sessionId: string): Promise<ProviderEvent | null>;
  /** What the session took, where it took anything: for news that may be late or lost. */
  findCharge(sessionId: string): Promise<ProviderEvent | null>;
  refund(order: RefundOrder): Promise<RefundAnswer>;
  /** How far a refund is that may have been ordered; null where the provider has not taken it up. */
  findRefund(order: RefundOrder): Promise<RefundAnswer | null>;
  /** The key of the attempt that made a charge; null where the charge is not ours. */
  keyOfCharge(chargeId: string): Promise<string | null>;
}
