import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { getReviewDeadline } from '@tomoguide/contract/reviews/eligibility';
import type { Executor } from '../../../database/database.ts';
import { type Earned, loadEarned } from '../../payments/service.ts';
import { findBookingById, listBookingsByIds } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { openProposal } from './open-proposal.ts';
import { loadUnmaskedBookingIds } from './related-rows.ts';

/** Data about a booking for notices and support. */
export interface BookingSummary {
  id: BookingId;
  bookingNumber: string;
  guideId: GuideId;
  travelerId: UserId;
  guideUserId: UserId;
  start: Temporal.Instant;
  timeZone: string;
  hours: number;
  travelers: number;
  /** A snapshot from the time of booking; null if the traveler chose no itinerary. */
  itinerary: BookedItinerary | null;
  /** Positions of the tickets that are marked as bought. */
  ticketsBought: number[];
  depositCents: number;
  finalPaymentCents: number;
  paid: boolean;
  /** True if the payment counts as the guide's acceptance. */
  instant: boolean;
  /** The deadline for the traveler and the guide to review each other; null if they cannot. */
  reviewUntil: Temporal.Instant | null;
  meetingPlace: string;
}

/** Data about a booking that only emails need. */
export interface EmailDetails {
  /** True if the traveler and the guide can see each other's contacts. */
  showsContacts: boolean;
  /** The guide's share of the online payment; null until the money is split. */
  earned: Earned | null;
  /** The proposed meeting point; null if there is no open proposal. */
  suggestedPlace: string | null;
}

const summarize = (row: BookingRow): BookingSummary => ({
  id: row.id,
  bookingNumber: formatBookingNumber(row.id),
  guideId: row.guideId,
  travelerId: row.travelerId,
  guideUserId: row.guideUserId,
  start: row.scheduledStart,
  timeZone: row.timeZone,
  // Includes extensions in effect (docs/product/bookings.md, "Extensions").
  hours: row.scheduledStart.until(row.scheduledEnd).total('hours'),
  travelers: row.travelers,
  itinerary: row.itinerary,
  ticketsBought: row.ticketsBought,
  depositCents: row.depositCents,
  finalPaymentCents: row.totalCents - row.depositCents,
  paid: row.paidAt !== null,
  instant: row.instant,
  reviewUntil: getReviewDeadline(row),
  meetingPlace: formatMeetingPlace(toParticulars(row.particulars)),
});

/** Returns the summary of a booking; null if there is no such booking. */
export const loadSummary = async (db: Executor, id: BookingId): Promise<BookingSummary | null> => {
  const row = await findBookingById(db, id);
  return row && summarize(row);
};

/** A booking's summary, and the details for emails if they were requested. */
export interface Summarized {
  booking: BookingSummary;
  details: EmailDetails | null;
}

/** Returns summaries by booking ID, with details for the bookings in `withDetails`; omits unknown IDs. */
export const loadSummaries = async (
  db: Executor,
  ids: readonly BookingId[],
  withDetails: ReadonlySet<BookingId>,
  now: Temporal.Instant,
): Promise<Map<BookingId, Summarized>> => {
  const rows = await listBookingsByIds(db, ids);
  const detailed = rows.filter(({ id }) => withDetails.has(id));
  const [unmasked, earned] = await Promise.all([
    loadUnmaskedBookingIds(db, detailed, now),
    loadEarned(
      db,
      detailed.map(({ id }) => id),
    ),
  ]);
  const details = new Map(
    detailed.map((row) => {
      const suggested = openProposal(row, now);
      return [
        row.id,
        {
          showsContacts: unmasked.has(row.id),
          earned: earned.get(row.id) ?? null,
          suggestedPlace: suggested ? formatMeetingPlace(suggested) : null,
        },
      ];
    }),
  );
  return new Map(
    rows.map((row) => [row.id, { booking: summarize(row), details: details.get(row.id) ?? null }]),
  );
};
