import type { PaymentProvider } from '../../../adapters/payments/provider.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Returns the provider of an attempt. Throws if this installation now uses another provider, which must not
 * handle the attempt's money and sessions; the job is then retried.
 */
export const requireProvider = (
  { paymentProvider }: Deps,
  name: PaymentProvider['name'],
): PaymentProvider => {
  if (paymentProvider.name !== name)
    throw new Error(`The payment provider ${name} is not configured`);
  return paymentProvider;
};

/**
 * Returns true if a fee can be paid in a dialog on the site. Only true for the demo provider, which takes no
 * real money.
 */
export const paysInDialog = ({ paymentProvider }: Deps): boolean => paymentProvider.name === 'demo';
