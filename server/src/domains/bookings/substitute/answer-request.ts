import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import {
  findSubstitutionStep,
  getSubstituteDeadline,
  getSubstitutionState,
  type SubstitutionEvent,
  type SubstitutionStep,
} from '@tomoguide/contract/bookings/substitution';
import type { GuideId, SubstitutionId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadWorkFacts, lockGuide, refreshDays } from '../../guides/service.ts';
import { runBookingDeadlines } from '../deadlines/run-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockBookingAndCalendar, updateBooking } from '../queries.ts';
import { loadWorkRefusal } from '../slots/check-work.ts';
import { endSubstitution } from '../substitutions/end-substitution.ts';
import {
  type AskedRow,
  findAsked,
  loadAskedColleagues,
  updateColleague,
  updateSubstitution,
} from '../substitutions/substitution-queries.ts';
import type { SubstitutionRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { findColleaguesForBooking } from './find-colleagues-for-booking.ts';

interface Answering extends AskedRow {
  now: Temporal.Instant;
}

/**
 * Locks the booking that a colleague was asked to take over, and applies its passed deadlines. Throws
 * NOT_FOUND for other users without taking any lock.
 */
const lockAsked = async (
  tx: Tx,
  deps: Deps,
  id: SubstitutionId,
  guideId: GuideId | null,
): Promise<Answering> => {
  if (guideId === null) return fail('NOT_FOUND');
  const { booking } = (await findAsked(tx, id, guideId)) ?? fail('NOT_FOUND');
  const locked = await lockBookingAndCalendar(tx, booking.id);
  const now = deps.clock.now();
  if (locked) await runBookingDeadlines(tx, deps, locked, now);
  // Read again under the lock.
  return { ...((await findAsked(tx, id, guideId)) ?? fail('NOT_FOUND')), now };
};

const requireStep = (
  { substitution, now }: Answering,
  event: SubstitutionEvent,
  waiting: number,
): SubstitutionStep =>
  findSubstitutionStep(substitution, event, 'colleague', now, waiting) ??
  fail('SUBSTITUTION_NOT_OPEN', { state: getSubstitutionState(substitution, now) });

const propose = async (
  ...[tx, id, changes]: Parameters<typeof updateSubstitution>
): Promise<SubstitutionRow> => {
  try {
    return await updateSubstitution(tx, id, changes);
  } catch (error) {
    // The exclusion constraint is a second safeguard after the guide's lock.
    if (findViolatedConstraint(error) === 'substitutions_no_overlap')
      return fail('COLLEAGUE_UNAVAILABLE');
    throw error;
  }
};

/**
 * Agrees to take over a booking as a colleague: the first who does is proposed to the traveler, and their time is
 * held. A retry is idempotent. Throws NOT_FOUND, SUBSTITUTION_NOT_OPEN, WORK_PERMISSION_ENDS,
 * WORK_HOURS_EXCEEDED, or COLLEAGUE_UNAVAILABLE if the colleague could no longer be asked.
 */
export const acceptRequest = async (
  tx: Tx,
  deps: Deps,
  { guideId, userId }: Pick<Viewer, 'guideId' | 'userId'>,
  id: SubstitutionId,
): Promise<AskedRow> => {
  const asked = await lockAsked(tx, deps, id, guideId);
  const { substitution, booking, colleague, now } = asked;
  if (colleague.answer === 'accepted') return asked;
  if (colleague.answer === 'refused')
    fail('SUBSTITUTION_NOT_OPEN', { state: getSubstitutionState(substitution, now) });
  const { to: state } = requireStep(asked, 'accept', 0);
  await lockGuide(tx, colleague.guideId);
  const { limits } = await loadWorkFacts(tx, colleague.guideId);
  const tour = {
    guideId: colleague.guideId,
    bookingId: booking.id,
    start: booking.scheduledStart,
    durationMinutes: booking.bookedMinutes,
  };
  const refusal = await loadWorkRefusal(tx, limits, tour, now);
  if (refusal) fail(refusal);
  const [isPossible] = await findColleaguesForBooking(tx, deps, booking, [colleague.guideId]);
  const transition = findTransition(toFacts(booking), 'propose_substitute', 'guide', now);
  if (!isPossible || !transition) return fail('COLLEAGUE_UNAVAILABLE');
  const answerBy = getSubstituteDeadline(now, booking.scheduledStart);
  const proposed = await propose(tx, id, {
    state,
    answerBy,
    substituteId: colleague.guideId,
    substituteUserId: colleague.userId,
    acceptedAt: now,
    hold: booking.busy,
  });
  const answer = { answer: 'accepted' as const, answeredAt: now };
  await updateColleague(tx, colleague, answer);
  const { row } = await carryOut(
    tx,
    deps,
    booking,
    transition,
    { at: now, by: 'guide', byUserId: userId },
    {
      substitution: proposed,
      changes: {
        colleaguesDueAt: null,
        substituteAnswerBy: answerBy,
        // The tour has not moved.
        remindAt: booking.remindAt,
        ticketsRemindAt: booking.ticketsRemindAt,
      },
    },
  );
  await refreshDays(tx, deps, colleague.guideId, booking.busy);
  return { substitution: proposed, booking: row, colleague: { ...colleague, ...answer } };
};

/**
 * Refuses to take over. If no other colleague can still accept, the request ends. A retry is idempotent.
 * Throws NOT_FOUND or SUBSTITUTION_NOT_OPEN.
 */
export const refuseRequest = async (
  tx: Tx,
  deps: Deps,
  { guideId }: Pick<Viewer, 'guideId'>,
  id: SubstitutionId,
): Promise<AskedRow> => {
  const asked = await lockAsked(tx, deps, id, guideId);
  const { substitution, booking, colleague, now } = asked;
  if (colleague.answer === 'refused') return asked;
  const all = (await loadAskedColleagues(tx, [id])).get(id) ?? [];
  const { to } = requireStep(asked, 'refuse', all.filter(({ answer }) => answer === null).length);
  const answer = { answer: 'refused' as const, answeredAt: now };
  await updateColleague(tx, colleague, answer);
  const answered = { ...asked, colleague: { ...colleague, ...answer } };
  if (to === 'asked') {
    const { firstGuideUserId } = substitution;
    deps.live.push(tx, [firstGuideUserId], {
      type: 'booking_update',
      payload: { bookingId: booking.id },
    });
    return answered;
  }
  await endSubstitution(tx, deps, booking, substitution, to);
  return {
    ...answered,
    substitution: { ...substitution, state: to, endedAt: now },
    booking: await updateBooking(tx, booking.id, { colleaguesDueAt: null }),
  };
};
