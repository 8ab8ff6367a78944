import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type {
  BookingId,
  ConversationId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { RequestRow } from '../tables.ts';
import { requestByBooking, requestById } from './view-queries.ts';

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

const summaryOfRow = (row: RequestRow | null): RequestSummary | null =>
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

export const requestSummary = async (
  db: Executor,
  id: TourRequestId,
): Promise<RequestSummary | null> => summaryOfRow(await requestById(db, id));

/** Returns the tour request that the booking was created from; null if it came from a checkout. */
export const requestOfBooking = async (
  db: Executor,
  id: BookingId,
): Promise<RequestSummary | null> => summaryOfRow(await requestByBooking(db, id));
