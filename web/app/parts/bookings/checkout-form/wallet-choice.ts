import type { BookingId } from '@tomoguide/contract/primitives';

/** The storage key for a booking whose deposit is paid without the wallet. Lasts as long as the tab. */
const keyOf = (bookingId: BookingId): string => `checkout:wallet:${bookingId}`;

/** True unless the user has unticked it for this booking. */
export const readWalletChoice = (bookingId: BookingId): boolean => {
  try {
    return sessionStorage.getItem(keyOf(bookingId)) !== 'no';
  } catch {
    return true;
  }
};

export const storeWalletChoice = (bookingId: BookingId, spends: boolean): void => {
  try {
    if (spends) sessionStorage.removeItem(keyOf(bookingId));
    else sessionStorage.setItem(keyOf(bookingId), 'no');
  } catch {
    // Without storage, the wallet is ticked again, and the page shows how much of it is spent.
  }
};
