import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStoredOpen } from '../../../lib/use-stored-open.ts';

/**
 * Whether a booking in a list is expanded: by a click, when a link targets it, or when `opens` becomes true.
 * Stays expanded when `opens` becomes false, because a dialog can be open in it.
 */
export const useOpenBooking = (bookingNumber: string, opens: boolean): [boolean, () => void] => {
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useStoredOpen(bookingNumber);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const reason = hash === `#${bookingNumber}` ? key : opens ? 'opens' : null;
  if (reason !== openedFor) {
    setOpenedFor(reason);
    if (reason !== null) setOpen(true);
  }
  return [isOpen, () => setOpen(!isOpen)];
};
