import { randomUUID } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  type DayMark,
  getMarkTime,
  getMarkWindow,
  hasAskedTeam,
  isNotMet,
  isRepeatedMark,
  type Mark,
} from '@tomoguide/contract/bookings/day-marks';
import { CURRENT_MARK_MINUTES, MARKS_MAX } from '@tomoguide/contract/bookings/figures';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/** A mark as the client sent it. */
export interface SentMark {
  id: string;
  mark: Mark;
  clickedAt: Temporal.Instant;
}

/**
 * Returns whether a late mark is evidence about a no-show that can still be contested, or in a dispute. It
 * must have been clicked before the booking ended.
 */
const isEvidence = (
  row: BookingRow,
  party: Party,
  clickedAt: Temporal.Instant,
  now: Temporal.Instant,
): boolean =>
  (row.status === 'disputed' ||
    findTransition(toFacts(row), 'contest_by_code', party, now) !== null) &&
  Temporal.Instant.compare(clickedAt, row.endedAt ?? now) < 0;

/**
 * Stores what a party lets the other know on the day of the tour, possibly clicked hours ago while offline
 * (docs/product/bookings.md, "On the day"). If the two should have met, "I can't find you" asks staff for
 * help, once per side and case. A repeated call has no effect. Throws NOT_FOUND, INVALID_TRANSITION unless
 * the booking waits for its start or the mark is evidence, MARK_OUTSIDE_TIME, or TOO_MANY_MARKS.
 */
export const sendMark = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  sent: SentMark,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const own = row.dayMarks.filter(({ by }) => by === party);
  if (own.some((known) => known.id === sent.id)) return row;
  const now = deps.clock.now();
  const facts = toFacts(row);
  if (!hasStartCode(row.status) && !isEvidence(row, party, sent.clickedAt, now))
    fail('INVALID_TRANSITION', { status: row.status });
  const at = getMarkTime(facts, sent.clickedAt, now);
  if (!at) {
    const { from, until } = getMarkWindow(facts);
    return fail('MARK_OUTSIDE_TIME', { from: from.toString(), until: until.toString() });
  }
  const asksTeam =
    sent.mark === 'cannot_find' &&
    isNotMet(facts, at) &&
    isNotMet(facts, now) &&
    (row.notMetSince === null ||
      !hasAskedTeam(own, party, { since: row.notMetSince, openedBy: row.notMetBy }));
  if (!asksTeam && isRepeatedMark(own, { by: party, mark: sent.mark, at })) return row;
  if (!asksTeam && own.length >= MARKS_MAX) fail('TOO_MANY_MARKS');
  const mark: DayMark = {
    id: sent.id,
    by: party,
    mark: sent.mark,
    at: at.toString(),
    arrivedAt: now.toString(),
  };
  const marked = await updateBooking(tx, id, {
    dayMarks: [...row.dayMarks, mark],
    // The time of the arrival, so that a click cannot jump the queue.
    ...(asksTeam && row.notMetSince === null ? { notMetSince: now, notMetBy: party } : {}),
  });
  if (asksTeam)
    await recordBookingEvent(tx, deps, marked, 'booking.not_met', {
      by: party,
      messageId: randomUUID(),
    });
  await recordBookingEvent(tx, deps, marked, 'booking.marked', {
    by: party,
    mark: mark.mark,
    at: mark.at,
    isCurrent:
      hasStartCode(row.status) &&
      now.since(at).total('minutes') < CURRENT_MARK_MINUTES &&
      !own.some((known) => Temporal.Instant.compare(known.at, at) > 0),
  });
  return marked;
};
