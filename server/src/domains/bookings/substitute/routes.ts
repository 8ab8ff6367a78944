import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { type AskedRow, listAsked } from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { presentSubstituteRequest } from '../view/present-substitution.ts';
import { agreeToSubstitute, declineSubstitute, withdrawRequest } from './answer-proposal.ts';
import { acceptRequest, refuseRequest } from './answer-request.ts';
import { askColleagues, listPossibleColleagues } from './ask-colleagues.ts';

const presentRequests = async (db: Executor, deps: Deps, rows: readonly AskedRow[]) => {
  const guides = await loadGuideSummaries(
    db,
    rows.map(({ substitution }) => substitution.firstGuideId),
  );
  return rows.map((row) => presentSubstituteRequest(row, guides, deps.clock.now()));
};

const presentRequest = async (db: Executor, deps: Deps, row: AskedRow) => {
  const [request] = await presentRequests(db, deps, [row]);
  if (!request) throw new Error(`substitution ${row.substitution.id} was not presented`);
  return request;
};

export const registerSubstituteRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const change = async (viewer: Viewer, take: (tx: Tx) => Promise<BookingRow>) => ({
    status: 200 as const,
    body: await inTransaction(db, async (tx) =>
      getBookingDetail(deps, tx, await take(tx), viewer.userId),
    ),
  });
  const answer = async (take: (tx: Tx) => Promise<AskedRow>) => ({
    status: 200 as const,
    body: await inTransaction(db, async (tx) => presentRequest(tx, deps, await take(tx))),
  });

  route(app, deps, calls.listColleagues, async ({ params, viewer }) => ({
    status: 200,
    body: await listPossibleColleagues(deps, viewer, params.id),
  }));
  route(app, deps, calls.askColleagues, ({ params, body, viewer }) =>
    change(viewer, (tx) => askColleagues(tx, deps, viewer, params.id, body.guideIds)),
  );
  route(app, deps, calls.withdrawSubstitution, ({ params, viewer }) =>
    change(viewer, (tx) => withdrawRequest(tx, deps, viewer, params.id)),
  );
  route(app, deps, calls.agreeToSubstitute, ({ params, viewer }) =>
    change(viewer, (tx) => agreeToSubstitute(tx, deps, viewer, params.id)),
  );
  route(app, deps, calls.declineSubstitute, ({ params, viewer }) =>
    change(viewer, (tx) => declineSubstitute(tx, deps, viewer, params.id)),
  );

  route(app, deps, calls.listSubstituteRequests, async ({ viewer }) => {
    const guideId = viewer.guideId ?? fail('NOT_A_GUIDE');
    const rows = await listAsked(db, guideId);
    return { status: 200, body: { data: await presentRequests(db, deps, rows) } };
  });
  route(app, deps, calls.acceptSubstituteRequest, ({ params, viewer }) =>
    answer((tx) => acceptRequest(tx, deps, viewer, params.id)),
  );
  route(app, deps, calls.refuseSubstituteRequest, ({ params, viewer }) =>
    answer((tx) => refuseRequest(tx, deps, viewer, params.id)),
  );
};
