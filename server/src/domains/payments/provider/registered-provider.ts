import type { PaymentProvider } from '../../../adapters/payments/provider.ts';
import { countingFailures } from '../../../counters.ts';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

const providers = new WeakMap<Db, PaymentProvider>();

/** The one provider of this installation, chosen when the app is built. */
export const registerProvider = (deps: Deps, provider: PaymentProvider): void => {
  providers.set(deps.db, countingFailures(provider, 'payments', deps.counters));
};

export const providerOf = (deps: Deps): PaymentProvider => {
  const provider = providers.get(deps.db);
  if (!provider) throw new Error('No payment provider was registered');
  return provider;
};

/**
 * The provider that an attempt was made with. Throws when this installation has another one now:
 * another provider must not touch its money and sessions, and the job retries.
 */
export const providerNamed = (deps: Deps, name: PaymentProvider['name']): PaymentProvider => {
  const provider = providerOf(deps);
  if (provider.name !== name) throw new Error(`The payment provider ${name} is not configured`);
  return provider;
};

/** Whether a fee can be paid within a dialog of ours: the demo provider's, which takes no real money. */
export const paysInDialog = (deps: Deps): boolean => providerOf(deps).name === 'demo';
