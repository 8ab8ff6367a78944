import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import * as calls from '@tomoguide/contract/bookings/calls';
import { hasAskedTeam } from '@tomoguide/contract/bookings/day-marks';
import type { NotMetCase } from '@tomoguide/contract/bookings/entities';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { closeNotMet, getNotMetCursor, listNotMet } from '../../bookings/service.ts';
import { listUserCaseIds } from '../queries.ts';

type Row = Awaited<ReturnType<typeof listNotMet>>[number];

const presentNotMet = async (deps: Deps, rows: readonly Row[]): Promise<NotMetCase[]> => {
  const userIds = rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]);
  const [people, caseIds] = await Promise.all([
    loadUsersByIds(deps.db, userIds),
    listUserCaseIds(deps.db, userIds),
  ]);
  return rows.flatMap((row) => {
    const [traveler, guide] = [people.get(row.travelerId), people.get(row.guideUserId)];
    if (!row.notMetSince || !row.notMetBy || !traveler || !guide) return [];
    const asked = { since: row.notMetSince, openedBy: row.notMetBy };
    const findCaseId = (party: Party, { id }: { id: UserId }) =>
      hasAskedTeam(row.dayMarks, party, asked) ? (caseIds.get(id) ?? null) : null;
    return {
      id: row.id,
      bookingNumber: formatBookingNumber(row.id),
      traveler: presentPerson(traveler),
      guide: presentPerson(guide),
      waiting: row.notMetBy,
      since: row.notMetSince.toString(),
      scheduledStartTime: row.scheduledStart.toString(),
      timeZone: row.timeZone,
      meetingPlace: formatMeetingPlace(toParticulars(row.particulars)),
      dayMarks: row.dayMarks,
      supportCaseIds: {
        traveler: findCaseId('traveler', traveler),
        guide: findCaseId('guide', guide),
      },
    };
  });
};

/** Registers the endpoints of staff's queue of travelers and guides who have not met. */
export const registerNotMetRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listNotMet, async ({ query, viewer }) => {
    const page = await readCursorPage(query, (range) => listNotMet(deps.db, viewer.userId, range), {
      present: (row) => row,
      cursor: getNotMetCursor,
    });
    return { status: 200, body: { ...page, data: await presentNotMet(deps, page.data) } };
  });

  route(app, deps, calls.closeNotMet, async ({ params, viewer }) => {
    await inTransaction(deps.db, (tx) => closeNotMet(tx, deps, viewer, params.id));
    return { status: 200, body: { closed: true } } as const;
  });
};
