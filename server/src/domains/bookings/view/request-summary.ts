import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type {
  BookingId,
  ConversationId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import { eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { tourRequests } from '../tables.ts';

/** What notices and emails say about a tour request. */
export interface RequestSummary {
  id: TourRequestId;
  conversationId: ConversationId;
  travelerId: UserId;
  guideUserId: UserId;
  start: Temporal.Instant;
  timeZone: string;
  hours: number;
  travelers: number;
  /** By its title when sent; null if none was chosen. */
  itinerary: BookedItinerary | null;
  depositCents: number;
  finalPaymentCents: number;
}

const summaryWhere = async (db: Executor, which: SQL): Promise<RequestSummary | null> => {
  const [row] = await db.select().from(tourRequests).where(which);
  return row
    ? {
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
      }
    : null;
};

export const requestSummary = (db: Executor, id: TourRequestId): Promise<RequestSummary | null> =>
  summaryWhere(db, eq(tourRequests.id, id));

/** The request that this booking was made from; null for a checkout. */
export const requestOfBooking = (db: Executor, id: BookingId): Promise<RequestSummary | null> =>
  summaryWhere(db, eq(tourRequests.bookingId, id));
