import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { createDemoProvider } from './demo/provider.ts';
import { registerDemoProvider } from './demo/routes.ts';
import type { OnChargeback, OnEvent, OnRefundNews, PaymentProvider } from './provider.ts';

interface Listeners {
  onEvent: OnEvent;
  onRefundNews: OnRefundNews;
  onChargeback: OnChargeback;
}

/** Creates the configured provider and its routes. */
export const createProvider = async (
  app: FastifyInstance,
  deps: Deps,
  { onEvent, onRefundNews, onChargeback }: Listeners,
): Promise<PaymentProvider> => {
  const { paymentProvider, stripeSecretKey, stripeWebhookSecret, publicUrl } = deps.config;
  if (paymentProvider === 'demo') {
    registerDemoProvider(app, deps, { onEvent, onRefundNews, onChargeback });
    return createDemoProvider(deps);
  }
  if (!stripeSecretKey || !stripeWebhookSecret) {
    throw new ConfigError('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  // Stripe's library takes 10 MB, so it is loaded only if needed.
  const { registerStripeWebhook } = await import('./stripe/webhook.ts');
  const { createStripeProvider } = await import('./stripe/provider.ts');
  registerStripeWebhook(app, stripeWebhookSecret, { onEvent, onRefundNews, onChargeback });
  return createStripeProvider({ secretKey: stripeSecretKey, publicUrl });
};
