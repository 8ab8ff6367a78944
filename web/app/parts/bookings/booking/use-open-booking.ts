import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStoredOpen } from '../../../lib/use-stored-open.ts';

/**
 * Returns whether a booking in a list is expanded, and a function that toggles it. It expands on a click,
 * when a link targets it, or when `opens` becomes true. It stays expanded when `opens` becomes false,
 * because a dialog can be open in it.
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
