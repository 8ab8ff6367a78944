import * as calls from '@tomoguide/contract/bookings/calls';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { Body } from '@tomoguide/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import type { BookingRow } from '../tables.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { presentTerms } from '../view/present-changes.ts';
import { acceptChange, declineChange, withdrawChange } from './answer-change.ts';
import { listChangeStarts } from './change-starts.ts';
import { type ChangeRequest, checkChange } from './check-change.ts';
import { proposeChange } from './propose-change.ts';

const toRequest = (body: Body<typeof calls.previewChange>): ChangeRequest => ({
  start: Temporal.Instant.from(body.scheduledStartTime),
  durationMinutes: Math.round(body.duration * 60),
  travelers: body.travelers,
  group: body.group,
  serviceIds: [...new Set(body.services)],
  itineraryId: body.itineraryId,
  itineraryRevision: body.itineraryRevision,
});

export const registerChangeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const present = async (tx: Tx, viewer: Viewer, row: BookingRow) =>
    getBookingDetail(deps, tx, row, viewer.userId);

  route(app, deps, calls.listChangeStarts, async ({ params, query, viewer }) => ({
    status: 200,
    body: await listChangeStarts(deps, viewer, params.id, {
      date: query.date,
      duration: query.duration,
    }),
  }));

  route(app, deps, calls.previewChange, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const locked = await lockAfterDeadlines(tx, deps, params.id, viewer.userId);
      const { terms, weather } = await checkChange(tx, deps, locked, toRequest(body));
      return presentTerms({ ...terms, weather });
    }),
  }));

  route(app, deps, calls.proposeChange, async ({ params, body, viewer, idempotencyKey }) => {
    const claims = {
      totalCents: body.totalPrice === undefined ? null : toCents(body.totalPrice),
      depositCents: body.depositCents ?? null,
    };
    const proposed = await runIdempotently(
      deps,
      { viewer, call: calls.proposeChange, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await proposeChange(tx, deps, viewer, params.id, toRequest(body), claims);
        return present(tx, viewer, row);
      },
    );
    return { status: 200, body: proposed };
  });

  route(app, deps, calls.acceptChange, async ({ params, viewer, idempotencyKey }) => {
    const { id, proposalId } = params;
    const accepted = await runIdempotently(
      deps,
      { viewer, call: calls.acceptChange, key: idempotencyKey, body: { params } },
      async (tx) => present(tx, viewer, await acceptChange(tx, deps, viewer, id, proposalId)),
    );
    return { status: 200, body: accepted };
  });

  route(app, deps, calls.declineChange, async ({ params: { id, proposalId }, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      present(tx, viewer, await declineChange(tx, deps, viewer, id, proposalId)),
    ),
  }));

  route(app, deps, calls.withdrawChange, async ({ params: { id, proposalId }, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      present(tx, viewer, await withdrawChange(tx, deps, viewer, id, proposalId)),
    ),
  }));
};
