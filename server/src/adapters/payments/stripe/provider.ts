import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import Stripe from 'stripe';
import type {
  OpenedSession,
  PaymentProvider,
  ProviderEvent,
  RefundAnswer,
  RefundOrder,
  SessionOrder,
} from '../provider.ts';
import { toRefundAnswer } from './refund-answer.ts';
import { toSessionEvent } from './session-event.ts';

export interface StripeOptions {
  secretKey: string;
  /** The site that Stripe redirects users back to: PUBLIC_URL. */
  publicUrl: string;
  /** Overrides the address of Stripe's API, for tests. */
  api?: { host: string; port: number; protocol: 'http' };
}

const METHOD_TYPES: Readonly<Record<PaymentMethod, 'card' | 'alipay' | 'wechat_pay'>> = {
  card: 'card',
  alipay: 'alipay',
  wechat: 'wechat_pay',
};

/**
 * Minimum lifetime of a session; Stripe allows 30 minutes to 24 hours. If the hold expires sooner, a job
 * expires the session.
 */
const MIN_LIFETIME = { minutes: 60 };
const MAX_LIFETIME = { hours: 23 };

const getExpiry = ({ askedAt, expiresAt }: SessionOrder): Temporal.Instant => {
  const [earliest, latest] = [askedAt.add(MIN_LIFETIME), askedAt.add(MAX_LIFETIME)];
  if (Temporal.Instant.compare(expiresAt, earliest) < 0) return earliest;
  return Temporal.Instant.compare(expiresAt, latest) > 0 ? latest : expiresAt;
};

const toEpochSeconds = (instant: Temporal.Instant): number =>
  Math.ceil(instant.epochMilliseconds / 1000);

const openSession = async (
  stripe: Stripe,
  publicUrl: string,
  order: SessionOrder,
): Promise<OpenedSession> => {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [METHOD_TYPES[order.method]],
      ...(order.method === 'wechat'
        ? { payment_method_options: { wechat_pay: { client: 'web' as const } } }
        : {}),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'cny',
            unit_amount: order.amountCents,
            product_data: { name: order.description },
          },
        },
      ],
      client_reference_id: order.key,
      payment_intent_data: { metadata: { key: order.key } },
      success_url: publicUrl + order.successPath,
      cancel_url: publicUrl + order.leavePath,
      expires_at: toEpochSeconds(getExpiry(order)),
    },
    { idempotencyKey: `session-${order.key}` },
  );
  if (!session.url) throw new Error(`Stripe opened session ${session.id} without a page`);
  return {
    sessionId: session.id,
    redirectUrl: session.url,
    // The hold can expire before the session does, so users are shown the hold's expiry.
    expiresAt: order.expiresAt,
  };
};

/** Returns the charge of a session that was read directly rather than received in an event. */
const toProviderEvent = (session: Stripe.Checkout.Session): ProviderEvent | null =>
  toSessionEvent(`found:${session.id}`, 'succeeded', session);

/** Expires a session. If the session is already completed, returns its charge. */
const expireSession = async (stripe: Stripe, sessionId: string): Promise<ProviderEvent | null> => {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return null;
  } catch (error) {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === 'open') throw error;
    return toProviderEvent(session);
  }
};

/**
 * Codes of temporary errors, after which the refund is retried: the site's balance is too low, or a
 * chargeback is in progress. Refunding to the wallet during a chargeback would pay the traveler twice.
 */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'charge_disputed',
  'refund_disputed_payment',
]);

/** The code for a charge that was already refunded in full, for example in Stripe's dashboard. */
const ALREADY_REFUNDED = 'charge_already_refunded';

/**
 * Returns the result of the refund if the error means that Stripe has decided about it; null if it must be
 * retried.
 */
const findErrorAnswer = (error: unknown): RefundAnswer | null => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  if (error.statusCode !== 400 || UNDECIDED.has(error.code)) return null;
  return { status: error.code === ALREADY_REFUNDED ? 'arrived' : 'refused', refundId: null };
};

/**
 * Looks up a refund by the site's key before ordering it, because Stripe forgets idempotency keys after a
 * day, whereas the site retries until there is a response.
 */
const findRefund = async (stripe: Stripe, order: RefundOrder): Promise<RefundAnswer | null> => {
  const given = await stripe.refunds.list({ payment_intent: order.chargeId, limit: 100 });
  const before = given.data.find(({ metadata }) => metadata?.key === order.key);
  return before ? toRefundAnswer(before) : null;
};

const refund = async (stripe: Stripe, order: RefundOrder): Promise<RefundAnswer> => {
  const before = await findRefund(stripe, order);
  if (before) return before;
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: order.chargeId,
        amount: order.amountCents,
        metadata: { key: order.key },
      },
      { idempotencyKey: `refund-${order.key}` },
    );
    return toRefundAnswer(made);
  } catch (error) {
    const answer = findErrorAnswer(error);
    if (answer) return answer;
    throw error;
  }
};

/**
 * Returns the idempotency key of the attempt, which the session copied to its payment; null if Stripe has
 * no such payment.
 */
const findChargeKey = async (stripe: Stripe, chargeId: string): Promise<string | null> => {
  try {
    return (await stripe.paymentIntents.retrieve(chargeId)).metadata.key ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
};

/**
 * Creates the provider for cards, Alipay and WeChat Pay, which redirects to Stripe Checkout. Card numbers
 * never reach this server.
 */
export const createStripeProvider = (options: StripeOptions): PaymentProvider => {
  const { secretKey, publicUrl, api } = options;
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 15_000, ...api });
  return {
    name: 'stripe',
    openSession: (order) => openSession(stripe, publicUrl, order),
    expireSession: (sessionId) => expireSession(stripe, sessionId),
    findCharge: async (sessionId) =>
      toProviderEvent(await stripe.checkout.sessions.retrieve(sessionId)),
    refund: (order) => refund(stripe, order),
    findRefund: (order) => findRefund(stripe, order),
    keyOfCharge: (chargeId) => findChargeKey(stripe, chargeId),
  };
};
