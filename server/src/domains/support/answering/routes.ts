import type { Query } from '@tomoguide/contract/call';
import { BookingId, type SupportCaseId, type UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/support/calls';
import type { SupportBooking } from '@tomoguide/contract/support/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { loadSummary } from '../../bookings/service.ts';
import { listCasesAbout, requireReadable } from '../policy.ts';
import { presentCase, presentSupportMessage } from '../present.ts';
import {
  type CaseRow,
  findCase,
  findListedCase,
  type ListedCase,
  listCaseMessages,
  listHandledCases,
  listWaitingCases,
} from '../queries.ts';
import { answerCase } from './answer-case.ts';
import { claimCase, releaseCase } from './claim-case.ts';
import { closeCase } from './close-case.ts';

const presentCases = async (db: Executor, listed: readonly ListedCase[], viewerId: UserId) => {
  const ids = listed.flatMap(({ row }) => [row.userId, row.claimedBy]);
  const people = await loadUsersByIds(
    db,
    ids.filter((id) => id !== null),
  );
  return listed.map((one) => presentCase(one, viewerId, people));
};

const showCase = async (db: Executor, id: SupportCaseId, viewerId: UserId) => {
  const listed = (await findListedCase(db, id)) ?? fail('NOT_FOUND');
  const [entry] = await presentCases(db, [listed], viewerId);
  return { entry: entry ?? fail('NOT_FOUND'), row: listed.row };
};

const findBooking = async (
  db: Executor,
  { aboutKind, aboutId }: CaseRow,
): Promise<SupportBooking | null> => {
  if (aboutKind !== 'booking' || aboutId === null) return null;
  const booking = await loadSummary(db, BookingId.parse(aboutId));
  if (!booking) return null;
  const people = await loadUsersByIds(db, [booking.travelerId, booking.guideUserId]);
  const traveler = people.get(booking.travelerId);
  const guide = people.get(booking.guideUserId);
  if (!traveler || !guide) return null;
  return {
    number: booking.bookingNumber,
    start: booking.start.toString(),
    timeZone: booking.timeZone,
    hours: booking.hours,
    travelers: booking.travelers,
    paid: booking.paid,
    traveler: presentPerson(traveler),
    guide: presentPerson(guide),
  };
};

export const listCases = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listSupportCases>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(
    part,
    (range) =>
      show === 'waiting'
        ? listWaitingCases(deps.db, range)
        : listHandledCases(deps.db, show, range),
    {
      present: (listed: ListedCase) => listed,
      cursor: ({ row }) => (show === 'waiting' ? row.waitingFromId : row.lastMessageId) ?? 0,
    },
  );
  const own = await listCasesAbout(
    deps.db,
    page.data.filter(({ row }) => row.userId !== viewer.userId).map(({ row }) => row.id),
    viewer.userId,
  );
  const others = page.data.filter(({ row }) => !own.has(row.id));
  return { ...page, data: await presentCases(deps.db, others, viewer.userId) };
};

/** Registers the endpoints of the staff's support inbox. */
export const registerAnsweringRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.listSupportCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listCases(deps, query, viewer),
  }));

  route(app, deps, calls.getSupportCase, async ({ params, viewer }) => {
    const { entry, row } = await showCase(db, params.id, viewer.userId);
    await requireReadable(db, viewer, row);
    return { status: 200, body: { case: entry, booking: await findBooking(deps.db, row) } };
  });

  route(app, deps, calls.listCaseMessages, async ({ params, query, viewer }) => {
    const row = (await findCase(db, params.id)) ?? fail('NOT_FOUND');
    await requireReadable(db, viewer, row);
    const { id } = row;
    const body = await readCursorPage(query, (part) => listCaseMessages(db, id, part), {
      present: presentSupportMessage,
      cursor: ({ seq }) => seq,
    });
    return { status: 200, body };
  });

  route(app, deps, calls.answerCase, async ({ params, body, viewer }) => {
    const answer = { ...params, ...body, viewer };
    const row = await inTransaction(db, (tx) => answerCase(tx, deps, answer));
    return { status: 201, body: presentSupportMessage(row) };
  });

  for (const [call, act] of [
    [calls.claimCase, claimCase],
    [calls.releaseCase, releaseCase],
  ] as const) {
    route(app, deps, call, async ({ params, viewer }) => {
      await inTransaction(db, (tx) => act(tx, deps, { ...params, viewer }));
      const { entry } = await showCase(db, params.id, viewer.userId);
      return { status: 200, body: entry };
    });
  }

  route(app, deps, calls.closeCase, async ({ params, body, viewer }) => {
    await inTransaction(db, (tx) => closeCase(tx, deps, { ...params, ...body, viewer }));
    const { entry } = await showCase(db, params.id, viewer.userId);
    return { status: 200, body: entry };
  });
};
