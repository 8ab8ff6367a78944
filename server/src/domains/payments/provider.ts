import type { PaymentProvider } from '../../adapters/payments/provider.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

const providers = new WeakMap<Db, PaymentProvider>();

/** The one provider of this installation, chosen when the app is built. */
export const registerProvider = (deps: Deps, provider: PaymentProvider): void => {
  providers.set(deps.db, provider);
};

export const providerOf = (deps: Deps): PaymentProvider => {
  const provider = providers.get(deps.db);
  if (!provider) throw new Error('No payment provider was registered');
  return provider;
};
