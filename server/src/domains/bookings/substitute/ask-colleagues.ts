import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { SUBSTITUTIONS_MAX } from '@tomoguide/contract/bookings/figures';
import {
  getColleagueDeadline,
  isEarlyEnoughToSubstitute,
} from '@tomoguide/contract/bookings/substitution';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { updateBooking } from '../queries.ts';
import {
  findLiveSubstitution,
  insertSubstitution,
  loadAskedColleagues,
} from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { findColleaguesForBooking } from './find-colleagues-for-booking.ts';

/**
 * Throws, in this order, USER_TYPE_MISMATCH for the traveler, INVALID_TRANSITION, SUBSTITUTION_PENDING,
 * CHANGE_PENDING, SUBSTITUTE_TOO_LATE, TOO_MANY_SUBSTITUTIONS.
 */
const requireAskable = (
  { row, party }: { row: BookingRow; party: Party },
  now: Temporal.Instant,
): void => {
  if (party !== 'guide') fail('USER_TYPE_MISMATCH');
  if (row.status !== 'upcoming') fail('INVALID_TRANSITION', { status: row.status });
  if (row.colleaguesDueAt ?? row.substituteAnswerBy) fail('SUBSTITUTION_PENDING');
  if (row.changeDueAt) fail('CHANGE_PENDING');
  if (!isEarlyEnoughToSubstitute(row.scheduledStart, now)) fail('SUBSTITUTE_TOO_LATE');
  if (row.substitutionCount >= SUBSTITUTIONS_MAX) fail('TOO_MANY_SUBSTITUTIONS');
};

/** Returns the colleagues whom the booking's guide can ask. Throws NOT_FOUND, or like `requireAskable`. */
export const listPossibleColleagues = async (
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: BookingId,
) => {
  const { db, clock } = deps;
  const found = await getReadableBooking(db, id, userId);
  requireAskable(found, clock.now());
  const colleagues = await findColleaguesForBooking(db, deps, found.row);
  const summaries = await loadGuideSummaries(
    db,
    colleagues.map(({ guideId }) => guideId),
  );
  return { data: colleagues.flatMap(({ guideId }) => summaries.get(guideId) ?? []) };
};

const isSameRequest = async (
  db: Executor,
  row: BookingRow,
  guideIds: readonly GuideId[],
): Promise<boolean> => {
  const live = await findLiveSubstitution(db, row.id);
  if (live?.state !== 'asked') return false;
  const asked = (await loadAskedColleagues(db, [live.id])).get(live.id) ?? [];
  return (
    asked.length === guideIds.length && asked.every(({ guideId }) => guideIds.includes(guideId))
  );
};

/**
 * Asks colleagues to take over. The booking stays as it is until one has accepted and the traveler agreed.
 * Asking the same colleagues again is a retry. Throws NOT_FOUND, the errors of `requireAskable`, or
 * COLLEAGUE_UNAVAILABLE with the guides who cannot take over.
 */
export const askColleagues = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  asked: readonly GuideId[],
): Promise<BookingRow> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const guideIds = [...new Set(asked)];
  if (party === 'guide' && row.colleaguesDueAt && (await isSameRequest(tx, row, guideIds)))
    return row;
  requireAskable({ row, party }, now);
  const colleagues = await findColleaguesForBooking(tx, deps, row, guideIds);
  const missing = guideIds.filter((each) => !colleagues.some(({ guideId }) => guideId === each));
  if (missing.length > 0) fail('COLLEAGUE_UNAVAILABLE', { guideIds: missing });
  const answerBy = getColleagueDeadline(now, row.scheduledStart);
  const substitution = await insertSubstitution(
    tx,
    {
      bookingId: id,
      state: 'asked',
      firstGuideId: row.guideId,
      firstGuideUserId: row.guideUserId,
      askedAt: now,
      answerBy,
    },
    colleagues,
  );
  const { guideId, guideUserId, travelerId } = row;
  await record(tx, {
    type: 'substitution.asked',
    payload: {
      bookingId: id,
      guideId,
      guideUserId,
      travelerId,
      substitutionId: substitution.id,
      colleagues: colleagues.map(({ userId }) => userId),
      answerBy: answerBy.toString(),
    },
    occurredAt: now,
  });
  return updateBooking(tx, id, {
    colleaguesDueAt: answerBy,
    substitutionCount: row.substitutionCount + 1,
  });
};
