import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { fail } from '../../../failure.ts';
import type {
  OnChargeback,
  OnEvent,
  OnRefundNews,
  ProviderEvent,
  RefundNews,
} from '../provider.ts';
import { toChargebackReport } from './chargeback-news.ts';
import { toRefundAnswer } from './refund-answer.ts';
import { toSessionEvent } from './session-event.ts';

export const STRIPE_CALLBACK_PATH = '/api/payments/callbacks/stripe';
const BODY_LIMIT = 512 * 1024;

const TYPES: Readonly<Record<string, ProviderEvent['type']>> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

/**
 * The types of events about refunds. Stripe reports some refunds twice, for the charge and for the refund.
 */
const REFUND_TYPES: ReadonlySet<string> = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
]);

/**
 * Converts Stripe's event about a refund; null if the refund is not final or was not ordered by this site.
 */
const readRefund = (event: Stripe.Event): RefundNews | null => {
  if (!REFUND_TYPES.has(event.type)) return null;
  const refund = event.data.object as Stripe.Refund;
  const { status, refundId } = toRefundAnswer(refund);
  const key = refund.metadata?.key;
  return key && status !== 'pending' ? { eventId: event.id, key, status, refundId } : null;
};

/** Converts Stripe's event; null if it does not concern a payment session. */
const readEvent = (event: Stripe.Event): ProviderEvent | null => {
  const type = TYPES[event.type];
  return type ? toSessionEvent(event.id, type, event.data.object as Stripe.Checkout.Session) : null;
};

const verifyEvent = (raw: unknown, signature: unknown, secret: string): Stripe.Event => {
  try {
    if (typeof raw !== 'string' || typeof signature !== 'string') return fail('SIGNATURE_INVALID');
    return Stripe.webhooks.constructEvent(raw, signature, secret);
  } catch {
    return fail('SIGNATURE_INVALID');
  }
};

interface Listeners {
  onEvent: OnEvent;
  onRefundNews: OnRefundNews;
  onChargeback: OnChargeback;
}

/**
 * Registers the endpoint that Stripe calls. The signature covers the raw bytes, so the body must not be
 * parsed before it is verified.
 */
export const registerStripeWebhook = (
  app: FastifyInstance,
  secret: string,
  { onEvent, onRefundNews, onChargeback }: Listeners,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    );
    const schema = { summary: 'Called by Stripe when a payment changes', tags: ['payments'] };
    scope.post(STRIPE_CALLBACK_PATH, { schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const event = verifyEvent(request.body, request.headers['stripe-signature'], secret);
      const news = readEvent(event);
      if (news) await onEvent(news);
      const refund = readRefund(event);
      if (refund) await onRefundNews(refund);
      const chargeback = toChargebackReport(event);
      if (chargeback) await onChargeback(chargeback);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
};
