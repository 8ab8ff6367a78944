import type { PaymentProvider } from '../../../adapters/payments/provider.ts';
import { withFailureCount } from '../../../counters.ts';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

const providers = new WeakMap<Db, PaymentProvider>();

/** The only provider of this installation, chosen when the app is built. */
export const registerProvider = (deps: Deps, provider: PaymentProvider): void => {
  providers.set(deps.db, withFailureCount(provider, 'payments', deps.counters));
};

export const providerOf = (deps: Deps): PaymentProvider => {
  const provider = providers.get(deps.db);
  if (!provider) throw new Error('No payment provider was registered');
  return provider;
};

/**
 * Returns the provider of an attempt. Throws if this installation now uses another one, which must not
 * handle its money and sessions; the job retries.
 */
export const providerNamed = (deps: Deps, name: PaymentProvider['name']): PaymentProvider => {
  const provider = providerOf(deps);
  if (provider.name !== name) throw new Error(`The payment provider ${name} is not configured`);
  return provider;
};

/**
 * Returns true if a fee can be paid in a dialog of the site: only with the demo provider, which takes no
 * real money.
 */
export const paysInDialog = (deps: Deps): boolean => providerOf(deps).name === 'demo';
