import { formatBookingNumber, parseBookingNumber } from '../bookings/booking-number.ts';
import { isId, parseId } from '../ids.ts';
import type { BookingId, FileId, ItineraryId } from '../primitives.ts';
import { PREVIEW_ID } from './preview-pattern.ts';

/** What the page /pdf-preview/{id} shows (docs/product/trip-sheets.md, "The page"). */
export type Previewed =
  | { kind: 'booking'; id: BookingId }
  | { kind: 'itinerary'; id: ItineraryId }
  | { kind: 'file'; id: FileId }
  /** A guide's year for taxes; the ID is the year. */
  | { kind: 'taxes'; id: number };

const WRITTEN = new RegExp(`^${PREVIEW_ID}$`);

/** Parses a preview ID such as 'TG0042', 'itinerary-12', 'file-7' or 'taxes-2026'; null for anything else. */
export const parsePreviewId = (text: string): Previewed | null => {
  if (!WRITTEN.test(text)) return null;
  if (text.startsWith('TG')) {
    const id = parseBookingNumber(text);
    return isId<BookingId>(id) ? { kind: 'booking', id } : null;
  }
  const [kind, number] = text.split('-');
  if (kind === 'taxes') return { kind, id: Number(number) };
  if (kind === 'file') {
    const id = parseId<FileId>(number);
    return id && { kind: 'file', id };
  }
  const id = parseId<ItineraryId>(number);
  return id && { kind: 'itinerary', id };
};

/** Returns the URL of a preview. */
export const getPreviewPath = ({ kind, id }: Previewed): string =>
  `/pdf-preview/${kind === 'booking' ? formatBookingNumber(id) : `${kind}-${id}`}`;
