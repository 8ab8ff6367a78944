import type { BookingId } from '@tomoguide/contract/primitives';
import type { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { listTourOutcomes } from '../../bookings/service.ts';
import { presentReviewStatus } from '../present.ts';
import { listBookingReviews } from '../queries.ts';
import { listBookingAnswers } from '../shopping/shopping-queries.ts';

/** Returns the state of these bookings' reviews; omits other users' bookings. */
export const getReviewStatuses = async (
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  ids: readonly BookingId[],
): Promise<ReviewStatus[]> => {
  const all = await listTourOutcomes(deps.db, [...new Set(ids)]);
  const mine = all.filter((tour) => tour.travelerId === userId || tour.guideUserId === userId);
  const tours = mine.map(({ id }) => id);
  const [rows, answers] = await Promise.all([
    listBookingReviews(deps.db, tours),
    listBookingAnswers(deps.db, tours),
  ]);
  const now = deps.clock.now();
  return mine.map((tour) =>
    presentReviewStatus(
      tour,
      {
        rows: rows.filter((row) => row.bookingId === tour.id),
        answers: answers.find((row) => row.bookingId === tour.id) ?? null,
      },
      userId,
      now,
    ),
  );
};

/** Returns the state of one booking's reviews. Throws NOT_FOUND for other users. */
export const getReviewStatus = async (
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<ReviewStatus> => {
  const [standing] = await getReviewStatuses(deps, viewer, [id]);
  return standing ?? fail('NOT_FOUND');
};
