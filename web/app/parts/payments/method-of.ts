import { PAYMENT_METHODS, type PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import { lastMethod } from './last-method.ts';

const CHINESE_ORDER: readonly PaymentMethod[] = ['wechat', 'alipay', 'card'];

/** The payment methods in display order. Chinese puts WeChat Pay and Alipay before cards. */
export const methodsIn = (locale: Locale): readonly PaymentMethod[] =>
  locale === 'zh-CN' ? CHINESE_ORDER : PAYMENT_METHODS;

/**
 * The chosen method; otherwise the one that this user last paid with; otherwise the first of the language.
 */
export const methodOf = (
  chosen: PaymentMethod | null,
  { userId, locale }: { userId: UserId | null; locale: Locale },
): PaymentMethod => chosen ?? lastMethod(userId) ?? methodsIn(locale)[0] ?? 'card';
