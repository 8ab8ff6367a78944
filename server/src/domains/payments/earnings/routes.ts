import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import * as calls from '@tomoguide/contract/payments/calls';
import type { Earnings, EarningsEntry } from '@tomoguide/contract/payments/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadChargebackStates } from '../chargebacks/chargeback-queries.ts';
import { requireGuide } from '../policy.ts';
import type { EarningTour } from '../ports.ts';
import { getEarningsPeriods } from './earnings-periods.ts';
import {
  type EarningsRow,
  findNextRelease,
  getEarningsCursor,
  listEarningsRows,
} from './earnings-queries.ts';
import { getEarningsSummary } from './earnings-summary.ts';

const loadEarnings = async (deps: Deps, viewer: Viewer): Promise<Earnings> => {
  const guideId = requireGuide(viewer);
  const { userId } = viewer;
  const { db, clock } = deps;
  const timeZone = await deps.ports.payments.guideTimeZone(db, guideId);
  const [periods, states, next] = await Promise.all([
    getEarningsPeriods(db, guideId, clock.now(), timeZone),
    getEarningsSummary(db, { userId, guideId }),
    findNextRelease(db, guideId),
  ]);
  return {
    timeZone,
    ...periods,
    ...states,
    nextPayout: next && {
      at: next.at.toString(),
      amountCents: Math.max(0, next.amountCents - states.owedCents),
    },
  };
};

const presentEntry = (
  row: EarningsRow,
  tour: EarningTour | undefined,
  chargeback: EarningsEntry['chargeback'],
): EarningsEntry => ({
  bookingId: row.bookingId,
  bookingNumber: formatBookingNumber(row.bookingId),
  travelerName: tour?.travelerName ?? '',
  tourStart: (tour?.start ?? row.createdAt).toString(),
  completed: row.tourCents > 0,
  tourCents: row.tourCents,
  onlineCents: row.amountCents + row.commissionCents,
  commissionCents: row.commissionCents,
  earnedCents: row.amountCents,
  cashCents: row.cashCents,
  earnedAt: row.createdAt.toString(),
  releaseAt: row.releaseAt.toString(),
  released: row.releasedAt !== null,
  dueCents: row.dueCents,
  chargeback,
});

/** Registers the endpoints for a guide's earnings (docs/product/money.md, "Earnings"). */
export const registerEarningsRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getEarnings, async ({ viewer }) => ({
    status: 200,
    body: await loadEarnings(deps, viewer),
  }));

  route(app, deps, calls.listEarnings, async ({ viewer, query }) => {
    const guideId = requireGuide(viewer);
    const page = await readCursorPage(query, (part) => listEarningsRows(deps.db, guideId, part), {
      present: (row) => row,
      cursor: getEarningsCursor,
    });
    const ids = page.data.map(({ bookingId }) => bookingId);
    const tours = await deps.ports.payments.earningTours(deps.db, ids);
    const states = await loadChargebackStates(deps.db, ids);
    const data = page.data.map((row) =>
      presentEntry(row, tours.get(row.bookingId), states.get(row.bookingId) ?? null),
    );
    return { status: 200, body: { ...page, data } };
  });
};
