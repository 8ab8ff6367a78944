import { LANGUAGES, type Locale } from '@tomoguide/contract/locale';
import { PAYMENT_METHODS, type PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { UserId } from '@tomoguide/contract/primitives';
import { getLastMethod } from './last-method.ts';

const WALLETS_FIRST: readonly PaymentMethod[] = PAYMENT_METHODS.toReversed();

/** Returns the payment methods in the display order of the language. */
export const listPaymentMethods = (locale: Locale): readonly PaymentMethod[] =>
  LANGUAGES[locale].walletsFirst ? WALLETS_FIRST : PAYMENT_METHODS;

/**
 * Returns the chosen payment method, otherwise the one that this user last paid with, otherwise the first
 * one of the language.
 */
export const getMethod = (
  chosen: PaymentMethod | null,
  { userId, locale }: { userId: UserId | null; locale: Locale },
): PaymentMethod => chosen ?? getLastMethod(userId) ?? listPaymentMethods(locale)[0] ?? 'card';
