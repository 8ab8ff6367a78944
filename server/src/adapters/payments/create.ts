import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createDemoProvider } from './demo/provider.ts';
import { registerDemoProvider } from './demo/routes.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

/** What hears of a verified callback; resolves once the event is durable. */
export type OnEvent = (event: ProviderEvent) => Promise<void>;

/** The provider that the configuration names, with the routes it needs. */
export const createProvider = (
  app: FastifyInstance,
  deps: Deps,
  onEvent: OnEvent,
): PaymentProvider => {
  if (deps.config.paymentProvider === 'stripe') {
    throw new Error('PAYMENT_PROVIDER=stripe is not available in this version: use demo.');
  }
  registerDemoProvider(app, deps, onEvent);
  return createDemoProvider(deps);
};
