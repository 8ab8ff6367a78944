import type { Booking } from '@tomoguide/contract/bookings/entities';
import { flushSync } from 'react-dom';
import { useOpenBooking } from '../../parts/bookings/booking/use-open-booking.ts';
import { TripCard } from './trip-card.tsx';
import { TripRow } from './trip-row.tsx';

interface Props {
  booking: Booking;
  /** True for the next trip, whose card is open initially. */
  isNext: boolean;
}

/** A trip in a list: its card, or a row that expands into the card. */
export const TripItem = ({ booking, isNext }: Props) => {
  const { bookingNumber, id } = booking;
  const [isOpen, toggle] = useOpenBooking(bookingNumber, isNext);
  const open = () => {
    flushSync(toggle);
    document.getElementById(bookingNumber)?.focus({ preventScroll: true });
  };
  const fold = () => {
    flushSync(toggle);
    document.querySelector<HTMLElement>(`[data-booking="${id}"] button`)?.focus();
  };
  if (!isOpen) return <TripRow booking={booking} onOpen={open} />;
  return <TripCard booking={booking} onFold={fold} />;
};
