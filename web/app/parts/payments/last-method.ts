import { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { UserId } from '@tomoguide/contract/primitives';

/**
 * The storage key of the payment method that this user last chose on this device, which is preselected the
 * next time.
 */
const getKey = (userId: UserId): string => `payment-method:${userId}`;

export const getLastMethod = (userId: UserId | null): PaymentMethod | null => {
  if (userId === null) return null;
  try {
    return PaymentMethod.safeParse(localStorage.getItem(getKey(userId))).data ?? null;
  } catch {
    return null;
  }
};

export const storeLastMethod = (userId: UserId, method: PaymentMethod): void => {
  try {
    localStorage.setItem(getKey(userId), method);
  } catch {
    // Storage is blocked, so the default of the language is preselected.
  }
};
