import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../../config.ts';
import type { BaseDeps, Deps } from '../../deps.ts';
import { createDemoProvider } from './demo/provider.ts';
import { registerDemoProvider } from './demo/routes.ts';
import type { OnChargeback, OnEvent, OnRefundNews, PaymentProvider } from './provider.ts';

interface Listeners {
  onEvent: OnEvent;
  onRefundNews: OnRefundNews;
  onChargeback: OnChargeback;
}

const requireStripeKeys = ({ stripeSecretKey, stripeWebhookSecret }: Config) => {
  if (stripeSecretKey && stripeWebhookSecret)
    return { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret };
  throw new ConfigError('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
};

/**
 * Creates the configured payment provider. Stripe's library takes 10 MB of memory, so it is loaded only if
 * needed.
 */
export const createProvider = async (deps: BaseDeps): Promise<PaymentProvider> => {
  const { paymentProvider, publicUrl } = deps.config;
  if (paymentProvider === 'demo') return createDemoProvider(deps);
  const { secretKey } = requireStripeKeys(deps.config);
  const { createStripeProvider } = await import('./stripe/provider.ts');
  return createStripeProvider({ secretKey, publicUrl });
};

/** Registers the endpoints of the configured payment provider. */
export const registerProviderRoutes = async (
  app: FastifyInstance,
  deps: Deps,
  listeners: Listeners,
): Promise<void> => {
  if (deps.config.paymentProvider === 'demo') return registerDemoProvider(app, deps, listeners);
  const { webhookSecret } = requireStripeKeys(deps.config);
  const { registerStripeWebhook } = await import('./stripe/webhook.ts');
  registerStripeWebhook(app, webhookSecret, listeners);
};
