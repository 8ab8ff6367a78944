import type { BookingId, ReviewId } from '@tomoguide/contract/primitives';
import { submitReview } from '@tomoguide/contract/reviews/calls';
import { inTransaction } from '../../database/transaction.ts';
import { addReviews, type NewReview } from '../../domains/reviews/service.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aToken, aUser } from './accounts.ts';
import { aBookingRow } from './bookings.ts';
import { aGuide, type TestGuide } from './guides.ts';

/** Creates a traveler's review of a guide, which is public by default. */
export const aReview = async (
  t: TestApp,
  guide: TestGuide,
  changes: Partial<NewReview> = {},
): Promise<ReviewId | undefined> => {
  const author = changes.fromUserId ?? (await aUser(t)).id;
  const [id] = await inTransaction(t.db, (tx) =>
    addReviews(tx, t.deps, guide.id, [
      {
        type: 'traveler_to_guide',
        toUserId: guide.userId,
        rating: 5,
        content: 'Lovely.',
        submittedAt: t.clock.now(),
        publicAt: t.clock.now(),
        ...changes,
        fromUserId: author,
      },
    ]),
  );
  return id;
};

export interface ReviewedBooking {
  id: BookingId;
  guide: TestGuide;
  traveler: Awaited<ReturnType<typeof aUser>>;
}

/** Inserts a tour that is completed at the current time, as a row without money or history. */
export const aCompletedTour = async (
  t: TestApp,
  given: { guide?: TestGuide; traveler?: ReviewedBooking['traveler'] } = {},
): Promise<ReviewedBooking> => {
  const guide = given.guide ?? (await aGuide(t));
  const traveler = given.traveler ?? (await aUser(t));
  const now = t.clock.now();
  const { id } = await aBookingRow(t, {
    guideId: guide.id,
    guideUserId: guide.userId,
    travelerId: traveler.id,
    start: now.subtract({ hours: 4 }),
    status: 'completed',
    paidAt: now.subtract({ hours: 48 }),
    endedAt: now,
  });
  return { id, guide, traveler };
};

type Side = 'traveler' | 'guide';

/** Returns the request with which the traveler or the guide reviews a booking. */
export const aSubmission = (
  { id, guide, traveler }: ReviewedBooking,
  by: Side,
  changes: Record<string, unknown> = {},
) => {
  const people = [traveler.id, guide.userId];
  const [fromUserId, toUserId] = by === 'traveler' ? people : people.toReversed();
  const type = by === 'traveler' ? 'traveler_to_guide' : 'guide_to_traveler';
  return {
    bookingId: id,
    type,
    fromUserId,
    toUserId,
    rating: 5,
    content: 'A good day.',
    ...changes,
  };
};

/**
 * Creates a new token for the traveler or the guide, because review tests advance the clock by more than a
 * session's lifetime.
 */
export const getReviewerToken = (
  t: TestApp,
  { guide, traveler }: ReviewedBooking,
  side: Side,
): Promise<string> => aToken(t, side === 'traveler' ? traveler.id : guide.userId);

/** Reviews the booking through the API, as the traveler or the guide. */
export const submit = async (
  t: TestApp,
  booking: ReviewedBooking,
  by: Side,
  changes: Record<string, unknown> = {},
): Promise<TestReply> =>
  t.inject(submitReview, {
    token: await getReviewerToken(t, booking, by),
    body: aSubmission(booking, by, changes),
  });
