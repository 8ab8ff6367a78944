import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type {
  BookingId,
  ConversationId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { RequestRow } from '../tables.ts';
import { findRequestByBooking, findRequestById } from './view-queries.ts';

/** Data about a tour request for notices and emails. */
export interface RequestSummary {
  id: TourRequestId;
  conversationId: ConversationId;
  travelerId: UserId;
  guideUserId: UserId;
  start: Temporal.Instant;
  timeZone: string;
  hours: number;
  travelers: number;
  /** A snapshot from when the request was sent; null if the traveler chose no itinerary. */
  itinerary: BookedItinerary | null;
  depositCents: number;
  finalPaymentCents: number;
}

const toRequestSummary = (row: RequestRow | null): RequestSummary | null =>
  row && {
    id: row.id,
    conversationId: row.conversationId,
    travelerId: row.travelerId,
    guideUserId: row.guideUserId,
    start: row.start,
    timeZone: row.timeZone,
    hours: row.bookedMinutes / 60,
    travelers: row.travelers,
    itinerary: row.itinerary,
    depositCents: row.depositCents,
    finalPaymentCents: row.totalCents - row.depositCents,
  };

export const findRequestSummary = async (
  db: Executor,
  id: TourRequestId,
): Promise<RequestSummary | null> => toRequestSummary(await findRequestById(db, id));

/** Returns the tour request that the booking was created from; null if it came from a checkout. */
export const findBookingRequest = async (
  db: Executor,
  id: BookingId,
): Promise<RequestSummary | null> => toRequestSummary(await findRequestByBooking(db, id));
