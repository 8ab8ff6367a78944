/**
 * Formats a booking number: 'TG' and the ID, padded to four digits (docs/product/bookings.md, "Booking
 * numbers"). 42 → 'TG0042'.
 */
export const formatBookingNumber = (id: number): string => `TG${String(id).padStart(4, '0')}`;

/** Parses a booking number: 'TG0042' → 42; null for anything else. */
export const parseBookingNumber = (number: string): number | null => {
  const match = /^TG(\d{4,10})$/.exec(number);
  const id = Number(match?.[1]);
  return match && id > 0 && formatBookingNumber(id) === number ? id : null;
};
