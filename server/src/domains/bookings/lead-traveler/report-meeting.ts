import {
  canEverMeet,
  isMeetingTime,
  TRAVELERS_MET,
} from '@tomoguide/contract/bookings/lead-traveler';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runBookingDeadlines } from '../deadlines/run-deadlines.ts';
import { lockBookingAndCalendar } from '../queries.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { appendHistory } from '../transitions/take-transition.ts';
import { confirmStartIfAllowed } from './confirm-start-if-allowed.ts';
import { updateLead } from './lead-queries.ts';
import { getBookingByLink } from './travelers-page.ts';

/**
 * Records, for the travelers who use their link, that they have met the guide; notifies the booker once. A
 * retry is idempotent. Throws NOT_FOUND, INVALID_TRANSITION if the booking is neither upcoming nor ongoing,
 * or NOT_MEETING_TIME (docs/product/for-others.md, "We have met").
 */
export const reportMeeting = async (
  tx: Tx,
  deps: Deps,
  token: string,
): Promise<{ row: BookingRow; lead: LeadRow }> => {
  const found = await getBookingByLink(tx, token, deps.clock.now());
  const locked = await lockBookingAndCalendar(tx, found.row.id);
  // Reads the lead again under the lock: in the meantime, the link may have been revoked or the meeting
  // reported.
  const now = deps.clock.now();
  const { lead } = await getBookingByLink(tx, token, now);
  if (!locked) return fail('NOT_FOUND');
  if (lead.metAt !== null) return { row: locked, lead };
  const row = await runBookingDeadlines(tx, deps, locked, now);
  if (!canEverMeet(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  if (!isMeetingTime(toFacts(row), now)) fail('NOT_MEETING_TIME');
  const met = await updateLead(tx, row.id, { metAt: now });
  const step = { at: now, event: TRAVELERS_MET, by: 'traveler' } as const;
  await appendHistory(tx, row.id, step, { from: row.status, to: row.status });
  await recordBookingEvent(tx, deps, row, 'booking.travelers_met', { at: now.toString() });
  return { row: await confirmStartIfAllowed(tx, deps, row, met, now), lead: met };
};
