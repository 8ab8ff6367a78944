import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  findSubstitutionStep,
  getSubstitutionState,
  type SubstitutionEvent,
  type SubstitutionStep,
} from '@tomoguide/contract/bookings/substitution';
import type { SubstitutionId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { canAcceptTours, loadWorkFacts, lockGuide } from '../../guides/service.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { recordHandOver } from '../patterns/record-patterns.ts';
import { requireTransition } from '../policy.ts';
import { updateBooking } from '../queries.ts';
import { listBookingQuotes } from '../quote/quote-queries.ts';
import { signChange } from '../quote/sign-quote.ts';
import { loadWorkRefusal } from '../slots/check-work.ts';
import { endSubstitution } from '../substitutions/end-substitution.ts';
import { findSubstitution } from '../substitutions/substitution-queries.ts';
import type { BookingRow, SubstitutionRow } from '../tables.ts';
import { isRepeatedStep } from '../transitions/repeated-step.ts';
import { findWeather } from '../weather/weather-queries.ts';

interface Answer {
  row: BookingRow;
  party: Party;
  now: Temporal.Instant;
  substitution: SubstitutionRow;
}

/** Locks the booking of a substitution. Throws NOT_FOUND for everyone but its traveler and its guide. */
const lockSubstitution = async (
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: SubstitutionId,
): Promise<Answer> => {
  const { bookingId } = (await findSubstitution(tx, id)) ?? fail('NOT_FOUND');
  const locked = await lockAfterDeadlines(tx, deps, bookingId, userId);
  const substitution = (await findSubstitution(tx, id)) ?? fail('NOT_FOUND');
  // The traveler learns of it only once a colleague has accepted, and the new guide not of earlier ones.
  const isShown =
    locked.party === 'traveler'
      ? substitution.substituteId !== null
      : substitution.firstGuideUserId === userId;
  return isShown ? { ...locked, substitution } : fail('NOT_FOUND');
};

/** Returns the transition. Throws USER_TYPE_MISMATCH, or SUBSTITUTION_NOT_OPEN with the current state. */
const requireStep = (
  { substitution, party, now }: Answer,
  event: SubstitutionEvent,
): SubstitutionStep => {
  const step = findSubstitutionStep(substitution, event, party, now);
  if (step) return step;
  const other = party === 'traveler' ? 'guide' : 'traveler';
  if (findSubstitutionStep(substitution, event, other, now)) fail('USER_TYPE_MISMATCH');
  return fail('SUBSTITUTION_NOT_OPEN', { state: getSubstitutionState(substitution, now) });
};

/** Withdraws the request before a colleague accepts. A retry is idempotent. */
export const withdrawRequest = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: SubstitutionId,
): Promise<BookingRow> => {
  const answer = await lockSubstitution(tx, deps, viewer, id);
  const { row, party, substitution } = answer;
  if (substitution.state === 'withdrawn' && party === 'guide') return row;
  const { to } = requireStep(answer, 'withdraw');
  await endSubstitution(tx, deps, row, substitution, to);
  return updateBooking(tx, row.id, { colleaguesDueAt: null });
};

/**
 * Returns whether the colleague can still guide this traveler, although they may have paused their page, or
 * one of the two may have blocked the other, or the permission to work may have changed since.
 */
const canStillGuide = async (
  tx: Tx,
  deps: Deps,
  { id: bookingId, travelerId, scheduledStart: start, bookedMinutes }: BookingRow,
  substitute: { id: BookingRow['guideId']; userId: Viewer['userId'] },
) => {
  const [{ limits }, works, people, blocked] = await Promise.all([
    loadWorkFacts(tx, substitute.id),
    canAcceptTours(tx, substitute.id),
    loadUsersByIds(tx, [substitute.userId]),
    deps.ports.bookings.blockedWith(tx, travelerId),
  ]);
  const isActive = works && people.get(substitute.userId)?.suspended === false;
  if (!isActive || blocked.has(substitute.userId)) return false;
  const tour = { guideId: substitute.id, bookingId, start, durationMinutes: bookedMinutes };
  return (await loadWorkRefusal(tx, limits, tour, deps.clock.now())) === null;
};

/** Signs the booking's quote again: the same content, by the traveler and the new guide. */
const signAgain = async (
  tx: Tx,
  row: BookingRow,
  guide: { userId: Viewer['userId']; signedAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> => {
  const [quote] = await listBookingQuotes(tx, row.id);
  if (!quote) return;
  const { travelerId, id: bookingId } = row;
  await signChange(tx, { travelerId, guideUserId: guide.userId, bookingId }, quote.body, {
    traveler: now,
    guide: guide.signedAt,
  });
};

/**
 * Returns the meeting point and the extra costs without what the first guide proposed and the traveler has not
 * answered: the new guide must not be bound by it. What the traveler proposed waits for the new guide.
 */
const withdrawOwnProposals = ({ addressProposal, extraCosts }: BookingRow) => ({
  addressProposal:
    addressProposal?.by === 'guide' && addressProposal.answer === null
      ? { ...addressProposal, answer: 'declined' as const }
      : addressProposal,
  extraCosts: extraCosts.map((line) =>
    line.by === 'guide' && line.state === 'proposed'
      ? { ...line, state: 'withdrawn' as const }
      : line,
  ),
});

/**
 * Agrees to the colleague who accepted: the booking moves to them with its time, price, deposit, quote and
 * history (docs/product/bookings.md, "Substitute guide"). A retry is idempotent. Throws NOT_FOUND,
 * USER_TYPE_MISMATCH, SUBSTITUTION_NOT_OPEN, or GUIDE_NOT_BOOKABLE if the colleague can no longer guide.
 */
export const agreeToSubstitute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: SubstitutionId,
): Promise<BookingRow> => {
  const answer = await lockSubstitution(tx, deps, viewer, id);
  const { row, party, now, substitution } = answer;
  if (substitution.state === 'agreed' && party === 'traveler') return row;
  const { to } = requireStep(answer, 'agree');
  const transition = requireTransition(row, 'agree_to_substitute', party, now);
  const { substituteId, substituteUserId, acceptedAt } = substitution;
  if (substituteId === null || substituteUserId === null || acceptedAt === null)
    throw new Error(`substitution ${id} has no substitute`);
  await lockGuide(tx, substituteId);
  const substitute = { id: substituteId, userId: substituteUserId };
  if (!(await canStillGuide(tx, deps, row, substitute))) fail('GUIDE_NOT_BOOKABLE');
  await endSubstitution(tx, deps, row, substitution, to);
  await signAgain(tx, row, { userId: substituteUserId, signedAt: acceptedAt }, now);
  const step = { at: now, by: party, byUserId: viewer.userId };
  const moved = await carryOut(tx, deps, row, transition, step, {
    substitution,
    changes: {
      acceptedAt: row.acceptedAt ?? now,
      substituteAnswerBy: null,
      // The right to cancel because of a change that the first guide proposed.
      freeCancelUntil: null,
      // What the first guide left for the day.
      guidePhone: null,
    },
    plan: {
      guideId: substituteId,
      guideUserId: substituteUserId,
      substitutedAt: now,
      ...withdrawOwnProposals(row),
      // The first guide may have bought some.
      ticketsBought: row.ticketsBought.filter(
        (place) => row.itinerary?.agreed?.terms.tickets[place]?.buyer !== 'guide',
      ),
    },
  });
  await recordHandOver(tx, deps, row, now);
  return moved.row;
};

/**
 * Declines the colleague, which cancels the booking for the guide, with a full refund; in declared bad
 * weather, for the weather instead. A retry is idempotent. Throws like `agreeToSubstitute`.
 */
export const declineSubstitute = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: SubstitutionId,
): Promise<BookingRow> => {
  const answer = await lockSubstitution(tx, deps, viewer, id);
  const { row, party, now, substitution } = answer;
  if (substitution.state === 'declined' && party === 'traveler') return row;
  if (await isRepeatedStep(tx, row, 'cancel_for_weather', viewer.userId)) return row;
  requireStep(answer, 'decline');
  const weather = (await findWeather(tx, row, now)) !== null;
  const event = weather ? 'cancel_for_weather' : 'decline_substitute';
  const transition = requireTransition(row, event, party, now, weather);
  const step = { at: now, by: party, byUserId: viewer.userId };
  return (await carryOut(tx, deps, row, transition, step)).row;
};
