import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { NO_DRIVER_LINES } from '@tomoguide/contract/bookings/driver-lines';
import {
  canEverMeet,
  getEarliestMeetingTime,
  getTravelersState,
  isLinkValid,
  isMeetingTime,
  type TravelersPage,
} from '@tomoguide/contract/bookings/lead-traveler';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { isCodeTime } from '@tomoguide/contract/bookings/start-code';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { hashLinkToken } from '../../../link-secret.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { findBookingById } from '../queries.ts';
import { startCodeSecret } from '../start/start-code-secret.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { findLeadByLink } from './lead-queries.ts';

/**
 * Returns the booking that a link currently opens. Throws the same NOT_FOUND for an unknown, revoked or
 * expired link.
 */
export const getBookingByLink = async (
  db: Executor,
  token: string,
  now: Temporal.Instant,
): Promise<{ row: BookingRow; lead: LeadRow }> => {
  const lead = await findLeadByLink(db, hashLinkToken(token));
  const row = lead && (await findBookingById(db, lead.bookingId));
  return lead && row && isLinkValid(toFacts(row), now) ? { row, lead } : fail('NOT_FOUND');
};

/**
 * Returns the travelers' start code while it is valid and the booker allows the travelers to confirm the
 * start.
 */
const getStartCode = (
  deps: Deps,
  { row, lead }: { row: BookingRow; lead: LeadRow },
  now: Temporal.Instant,
): TravelersPage['startCode'] =>
  lead.mayStart && isCodeTime(toFacts(row), now)
    ? { secret: startCodeSecret(deps, row, 'traveler'), sentAt: now.toString() }
    : null;

/** Returns the data of the page that the link opens (docs/product/for-others.md, "The travelers' page"). */
export const presentTravelersPage = async (
  db: Executor,
  deps: Deps,
  { row, lead }: { row: BookingRow; lead: LeadRow },
  now: Temporal.Instant,
): Promise<TravelersPage> => {
  const people = loadUsersByIds(db, [row.travelerId, row.guideUserId]);
  const guide = (await loadGuideSummaries(db, [row.guideId], people)).get(row.guideId);
  const booker = (await people).get(row.travelerId);
  if (!guide || !booker) throw new Error(`booking ${row.id} lost one of its people`);
  const { meetingAddress, meetingPostalCode, addressConfirmed } = toParticulars(row.particulars);
  const facts = toFacts(row);
  return {
    name: lead.name,
    language: lead.language,
    bookedBy: presentPerson(booker),
    bookingNumber: formatBookingNumber(row.id),
    state: getTravelersState(row.status),
    guide,
    scheduledStartTime: row.scheduledStart.toString(),
    scheduledEndTime: row.scheduledEnd.toString(),
    timeZone: row.timeZone,
    services: row.services,
    meetingAddress,
    meetingPostalCode,
    addressConfirmed,
    driverLines: row.driverLines ?? NO_DRIVER_LINES,
    canMeet: lead.metAt === null && canEverMeet(row.status) && isMeetingTime(facts, now),
    meetingOpensAt: getEarliestMeetingTime(facts).toString(),
    metAt: lead.metAt?.toString() ?? null,
    startCode: getStartCode(deps, { row, lead }, now),
  };
};
