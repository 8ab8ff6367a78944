import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import Stripe from 'stripe';
import { createStripeProvider } from '../adapters/payments/stripe/provider.ts';
import { STRIPE_CALLBACK_PATH } from '../adapters/payments/stripe/webhook.ts';
import { testApp } from './app.ts';
import { aPendingBooking, pay } from './factories/payments.ts';
import { fakeStripe } from './fake-stripe.ts';

const SECRET = 'whsec_of_the_tests';

/** Starts a site that collects money through the fake Stripe, with actions on both. */
export const stripeSite = async (now: string) => {
  const stripe = await fakeStripe();
  const t = await testApp({
    now,
    env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET },
  });
  const { publicUrl } = t.deps.config;
  t.deps.paymentProvider = createStripeProvider({
    secretKey: 'sk_test_x',
    publicUrl,
    api: stripe.api,
  });
  return {
    t,
    stripe,
    /** Sends a signed event from Stripe. */
    webhook: (event: unknown, secret = SECRET) => {
      const payload = JSON.stringify(event);
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      return t.app.inject({
        method: 'POST',
        url: STRIPE_CALLBACK_PATH,
        headers: { 'stripe-signature': header, 'content-type': 'application/json; charset=utf-8' },
        payload,
      });
    },
    /** Creates a pending booking, and opens its payment page at Stripe. */
    openPage: async (
      method: PaymentMethod = 'card',
      people: Parameters<typeof aPendingBooking>[2] = {},
    ) => {
      const pending = await aPendingBooking(t, {}, people);
      const { body } = await pay(t, pending.traveler.token, pending.bookingId, { method });
      const sessionId = String(body.redirectUrl).split('/').at(-1) ?? '';
      return { ...pending, body, sessionId };
    },
    /** Opens a dispute about the payment made on this page, by default for the full amount. */
    openChargeback: (sessionId: string, given: { amount?: number; inquiry?: boolean } = {}) => {
      const session = stripe.sessions.get(sessionId);
      if (!session?.payment_intent) throw new Error(`session ${sessionId} was not paid`);
      const { amount = session.amount_total, ...rest } = given;
      return stripe.disputes.open(session.payment_intent, amount, rest);
    },
    close: async () => {
      await t.close();
      await stripe.close();
    },
  };
};
export type StripeSite = Awaited<ReturnType<typeof stripeSite>>;
