import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import type { StaffBooking } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { findAccountFacts, loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import {
  getTourCursor,
  listBookingsForStaff,
  type StaffBookingRow,
} from '../../bookings/service.ts';
import { listUsers } from './search-users.ts';
import { showPerson } from './show-person.ts';

const present = async (
  db: Executor,
  rows: readonly StaffBookingRow[],
  userId: UserId,
): Promise<StaffBooking[]> => {
  const getOtherUserId = (row: StaffBookingRow) =>
    row.travelerId === userId ? row.guideUserId : row.travelerId;
  const people = await loadUsersByIds(db, rows.map(getOtherUserId));
  return rows.map((row) => {
    const other = people.get(getOtherUserId(row));
    if (!other) throw new Error(`booking ${row.id} has no other party`);
    return {
      id: row.id,
      bookingNumber: formatBookingNumber(row.id),
      status: row.status,
      start: row.scheduledStart.toString(),
      timeZone: row.timeZone,
      totalCents: row.totalCents,
      other: presentPerson(other),
      disputed: row.disputedAt !== null,
    };
  });
};

/** Registers the staff console's search for users, and its page about a user. */
export const registerUserRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.searchStaffUsers, async ({ query, viewer }) => ({
    status: 200,
    body: await listUsers(deps, query, viewer),
  }));

  route(app, deps, calls.getStaffPerson, async ({ params, viewer }) => ({
    status: 200,
    body: await showPerson(deps, params.id, viewer),
  }));

  route(app, deps, calls.listPersonBookings, async ({ params, query }) => {
    const { id } = params;
    const { person } = (await findAccountFacts(deps.db, id, deps.clock.now())) ?? fail('NOT_FOUND');
    const whose =
      query.as === 'traveler'
        ? { travelerId: person.id }
        : person.guideId !== null && { guideId: person.guideId };
    if (!whose) return { status: 200, body: { data: [], nextCursor: null } };
    const page = await readCursorPage(query, (part) => listBookingsForStaff(deps.db, whose, part), {
      present: (row) => row,
      cursor: getTourCursor,
    });
    return { status: 200, body: { ...page, data: await present(deps.db, page.data, id) } };
  });
};
