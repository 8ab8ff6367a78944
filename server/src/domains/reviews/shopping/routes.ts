import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import * as calls from '@tomoguide/contract/reviews/calls';
import type { ShoppingCase } from '@tomoguide/contract/reviews/entities';
import { pickAnswers } from '@tomoguide/contract/reviews/shopping';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { closeShoppingCase } from './close-case.ts';
import { listCaseReports, listCases, type ShoppingCaseRow } from './shopping-queries.ts';

const presentCases = async (
  db: Executor,
  rows: readonly ShoppingCaseRow[],
): Promise<ShoppingCase[]> => {
  const reports = await listCaseReports(
    db,
    rows.map(({ id }) => id),
  );
  const people = await loadUsersByIds(db, [
    ...rows.map(({ guideUserId }) => guideUserId),
    ...reports.map(({ travelerId }) => travelerId),
  ]);
  return rows.flatMap((row) => {
    const guide = people.get(row.guideUserId);
    if (!guide) return [];
    return {
      id: row.id,
      guideId: row.guideId,
      guide: presentPerson(guide),
      openedAt: row.openedAt.toString(),
      closedAt: row.closedAt?.toString() ?? null,
      reason: row.reason,
      reports: reports.flatMap((report) => {
        const traveler = people.get(report.travelerId);
        if (report.caseId !== row.id || !traveler) return [];
        const { bookingId, answeredAt } = report;
        return {
          ...pickAnswers(report),
          answeredAt: answeredAt.toString(),
          bookingId,
          bookingNumber: bookingId && formatBookingNumber(bookingId),
          traveler: presentPerson(traveler),
        };
      }),
    };
  });
};

/** Registers the endpoints of staff's queue of cases about shopping. */
export const registerShoppingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listShoppingCases, async ({ query, viewer }) => {
    const page = await readCursorPage(
      query,
      (part) => listCases(deps.db, viewer.userId, { ...part, show: query.show }),
      { present: (row) => row, cursor: ({ id }) => id },
    );
    return { status: 200, body: { ...page, data: await presentCases(deps.db, page.data) } };
  });

  route(app, deps, calls.closeShoppingCase, async ({ params, body, viewer }) => {
    const closed = await inTransaction(deps.db, async (tx) => {
      const row = await closeShoppingCase(tx, deps, {
        viewer,
        id: params.id,
        reason: body.reason,
      });
      const [shown] = await presentCases(tx, [row]);
      return shown ?? fail('NOT_FOUND');
    });
    return { status: 200, body: closed };
  });
};
