import type { BookingId } from '@tomoguide/contract/primitives';

/** Whether the wallet is left out of a booking's deposit: by booking, for as long as the tab lives. */
const keyOf = (bookingId: BookingId): string => `checkout:wallet:${bookingId}`;

/** True unless it was unticked for this booking. */
export const spendsWallet = (bookingId: BookingId): boolean => {
  try {
    return sessionStorage.getItem(keyOf(bookingId)) !== 'no';
  } catch {
    return true;
  }
};

export const keepWalletChoice = (bookingId: BookingId, spends: boolean): void => {
  try {
    if (spends) sessionStorage.removeItem(keyOf(bookingId));
    else sessionStorage.setItem(keyOf(bookingId), 'no');
  } catch {
    // Without storage it is ticked again, and the page shows what is spent.
  }
};
