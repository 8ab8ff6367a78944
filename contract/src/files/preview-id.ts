import { bookingIdOf, bookingNumber } from '../bookings/booking-number.ts';
import { BookingId, FileId, ItineraryId } from '../primitives.ts';
import { PREVIEW_ID } from './preview-pattern.ts';

/** What /pdf-preview/{id} shows (docs/product/trip-sheets.md, "The page"). */
export type Previewed =
  | { kind: 'booking'; id: BookingId }
  | { kind: 'itinerary'; id: ItineraryId }
  | { kind: 'file'; id: FileId };

const WRITTEN = new RegExp(`^${PREVIEW_ID}$`);

/** 'TG0042', 'itinerary-12' or 'file-7'; null for anything else. */
export const previewedBy = (text: string): Previewed | null => {
  if (!WRITTEN.test(text)) return null;
  const number = text.startsWith('TG') ? bookingIdOf(text) : Number(text.split('-')[1]);
  const booking = BookingId.safeParse(number);
  if (text.startsWith('TG')) return booking.success ? { kind: 'booking', id: booking.data } : null;
  if (text.startsWith('file-')) {
    const file = FileId.safeParse(number);
    return file.success ? { kind: 'file', id: file.data } : null;
  }
  const itinerary = ItineraryId.safeParse(number);
  return itinerary.success ? { kind: 'itinerary', id: itinerary.data } : null;
};

/** Returns the URL of a preview. */
export const previewPath = ({ kind, id }: Previewed): string =>
  `/pdf-preview/${kind === 'booking' ? bookingNumber(id) : `${kind}-${id}`}`;
