import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { particularsOf } from '@tomoguide/contract/bookings/particulars';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { reviewableUntil } from '@tomoguide/contract/reviews/eligibility';
import type { Executor } from '../../../database/database.ts';
import { type Earned, earnedBy } from '../../payments/service.ts';
import { openProposal } from '../meeting-point/open-proposal.ts';
import { bookingById, contactsOfPair } from '../queries.ts';

/** What a letter says about a booking. */
export interface BookingSummary {
  id: BookingId;
  bookingNumber: string;
  travelerId: UserId;
  guideUserId: UserId;
  start: Temporal.Instant;
  timeZone: string;
  hours: number;
  travelers: number;
  /** By the title it had then; null: none was chosen. */
  itinerary: BookedItinerary | null;
  /** Which of its tickets are ticked as bought. */
  ticketsBought: number[];
  depositCents: number;
  finalPaymentCents: number;
  paid: boolean;
  /** Whether the two read each other's contacts. */
  showsContacts: boolean;
  /** Until when its two people may review each other; null where they may not. */
  reviewUntil: Temporal.Instant | null;
  /** The guide's share of the online money, once it is split; null before. */
  earned: Earned | null;
  meetingPlace: string;
  /** What one side suggests instead; null where nothing waits for an answer. */
  suggestedPlace: string | null;
}

/** The summary of a booking; null when there is none. */
export const summaryOf = async (
  db: Executor,
  id: BookingId,
  now: Temporal.Instant,
): Promise<BookingSummary | null> => {
  const row = await bookingById(db, id);
  const suggested = row && openProposal(row, now);
  return (
    row && {
      id,
      bookingNumber: bookingNumber(id),
      travelerId: row.travelerId,
      guideUserId: row.guideUserId,
      start: row.scheduledStart,
      timeZone: row.timeZone,
      // With what extensions added by now (docs/product/bookings.md, "Extensions").
      hours: row.scheduledStart.until(row.scheduledEnd).total('hours'),
      travelers: row.travelers,
      itinerary: row.itinerary,
      ticketsBought: row.ticketsBought,
      depositCents: row.depositCents,
      finalPaymentCents: row.totalCents - row.depositCents,
      paid: row.paidAt !== null,
      showsContacts: (await contactsOfPair(db, row, now)).shown,
      reviewUntil: reviewableUntil(row),
      earned: await earnedBy(db, id),
      meetingPlace: formatMeetingPlace(particularsOf(row.particulars)),
      suggestedPlace: suggested ? formatMeetingPlace(suggested) : null,
    }
  );
};
