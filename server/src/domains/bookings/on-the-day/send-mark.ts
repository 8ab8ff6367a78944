import { randomUUID } from 'node:crypto';
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
 * Stores what a party lets the other know on the day of the tour, possibly clicked hours ago while offline
 * (docs/product/bookings.md, "On the day"). If the two should have met, "I can't find you" asks staff for
 * help, once per side and case. A repeated call has no effect. Throws NOT_FOUND, INVALID_TRANSITION unless
 * the booking waits for its start, MARK_OUTSIDE_TIME, or TOO_MANY_MARKS.
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
  if (!hasStartCode(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  const now = deps.clock.now();
  const facts = toFacts(row);
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
      now.since(at).total('minutes') < CURRENT_MARK_MINUTES &&
      !own.some((known) => Temporal.Instant.compare(known.at, at) > 0),
  });
  return marked;
};
