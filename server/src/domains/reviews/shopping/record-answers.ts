import { isDeepStrictEqual } from 'node:util';
import { findReviewRefusal, getReviewDeadline } from '@tomoguide/contract/reviews/eligibility';
import {
  findCaseReports,
  pickAnswers,
  reportsShopping,
  type ShoppingAnswers,
} from '@tomoguide/contract/reviews/shopping';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { TourOutcome } from '../../bookings/service.ts';
import { toSubmittedReview } from '../publication/submitted-review.ts';
import type { ReviewRow } from '../queries.ts';
import {
  findOpenCase,
  insertAnswers,
  insertCase,
  listBookingAnswers,
  listReportsWithoutCase,
  type ShoppingAnswersRow,
  setCase,
} from './shopping-queries.ts';

/**
 * Adds a report to the guide's open case, or opens a case if another traveler has reported something
 * recently. The caller holds the guide's lock, so that two reports at once open one case.
 */
const addToCase = async (
  tx: Tx,
  { guideId, guideUserId }: TourOutcome,
  row: ShoppingAnswersRow,
): Promise<void> => {
  const open = await findOpenCase(tx, guideId);
  if (open) return setCase(tx, open.id, [row]);
  const reports = findCaseReports(await listReportsWithoutCase(tx, guideId), row.answeredAt);
  if (reports.length === 0) return;
  const opened = await insertCase(tx, { guideId, guideUserId, openedAt: row.answeredAt });
  await setCase(tx, opened.id, reports);
};

/**
 * Stores the traveler's answers on a tour (docs/product/reviews.md, "Questions about shopping"). The caller
 * holds the locks of the guide and the booking; `rows` are the booking's reviews. A retry with the same
 * answers is idempotent. Throws SHOPPING_ANSWERED, or REVIEW_NOT_POSSIBLE with the code of the reason.
 */
export const recordAnswers = async (
  tx: Tx,
  deps: Deps,
  {
    tour,
    rows,
    answers,
  }: { tour: TourOutcome; rows: readonly ReviewRow[]; answers: ShoppingAnswers },
): Promise<ShoppingAnswersRow> => {
  const [own] = await listBookingAnswers(tx, [tour.id]);
  if (own) return isDeepStrictEqual(pickAnswers(own), answers) ? own : fail('SHOPPING_ANSWERED');
  const now = deps.clock.now();
  const theirs = rows.find(({ type }) => type === 'guide_to_traveler');
  // The traveler's own review does not end the time for the answers.
  const both = { own: null, theirs: theirs ? toSubmittedReview(theirs) : null };
  const code = findReviewRefusal(tour, both, now);
  if (code) fail('REVIEW_NOT_POSSIBLE', { code });
  const [row] = await insertAnswers(tx, [
    {
      bookingId: tour.id,
      guideId: tour.guideId,
      travelerId: tour.travelerId,
      ...answers,
      answeredAt: now,
      countAt: getReviewDeadline(tour),
    },
  ]);
  if (!row) throw new Error(`the answers on booking ${tour.id} were not stored`);
  if (reportsShopping(answers)) await addToCase(tx, tour, row);
  return row;
};
