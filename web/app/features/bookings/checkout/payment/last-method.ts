import { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { UserId } from '@tomoguide/contract/primitives';

/** The way this person last paid on this device: the one that is chosen when they pay again. */
const keyOf = (userId: UserId): string => `payment-method:${userId}`;

export const lastMethod = (userId: UserId): PaymentMethod | null => {
  try {
    return PaymentMethod.safeParse(localStorage.getItem(keyOf(userId))).data ?? null;
  } catch {
    return null;
  }
};

export const keepMethod = (userId: UserId, method: PaymentMethod): void => {
  try {
    localStorage.setItem(keyOf(userId), method);
  } catch {
    // Without storage the first of the language is chosen again.
  }
};
