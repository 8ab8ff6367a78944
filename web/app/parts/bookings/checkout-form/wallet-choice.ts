import type { BookingId } from '@tomoguide/contract/primitives';

/**
 * Returns the storage key of a booking whose deposit is paid without the wallet. The value lasts as long as
 * the tab.
 */
const getKey = (bookingId: BookingId): string => `checkout:wallet:${bookingId}`;

/** Returns true unless the user has unticked the wallet for this booking. */
export const readWalletChoice = (bookingId: BookingId): boolean => {
  try {
    return sessionStorage.getItem(getKey(bookingId)) !== 'no';
  } catch {
    return true;
  }
};

export const storeWalletChoice = (bookingId: BookingId, usesWallet: boolean): void => {
  try {
    if (usesWallet) sessionStorage.removeItem(getKey(bookingId));
    else sessionStorage.setItem(getKey(bookingId), 'no');
  } catch {
    // Storage is blocked, so the wallet is ticked again, and the page shows how much of it would be spent.
  }
};
