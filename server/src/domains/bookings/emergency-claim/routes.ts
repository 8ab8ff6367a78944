import * as calls from '@tomoguide/contract/bookings/calls';
import type { Query } from '@tomoguide/contract/call';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { claimEmergency } from './claim-emergency.ts';
import { claimById, getClaimCursor, openClaims } from './claim-queries.ts';
import { decideClaim } from './decide-claim.ts';
import { claimCases, showClaim } from './show-claim.ts';

export const listClaims = async (
  deps: Deps,
  part: Query<typeof calls.listEmergencyClaims>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(part, (range) => openClaims(deps.db, viewer.userId, range), {
    present: (row) => row,
    cursor: getClaimCursor,
  });
  return { ...page, data: await claimCases(deps.db, page.data) };
};

const registerStaffRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listEmergencyClaims, async ({ query, viewer }) => ({
    status: 200,
    body: await listClaims(deps, query, viewer),
  }));

  route(app, deps, calls.decideEmergencyClaim, async ({ params, body, viewer, idempotencyKey }) => {
    const decided = await runIdempotently(
      deps,
      { viewer, call: calls.decideEmergencyClaim, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        await decideClaim(tx, deps, viewer, params.id, body);
        const claim = (await claimById(tx, params.id)) ?? fail('NOT_FOUND');
        const [one] = await claimCases(tx, [claim]);
        return one ?? fail('NOT_FOUND');
      },
    );
    return { status: 200, body: decided };
  });
};

export const registerEmergencyClaimRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerStaffRoutes(app, deps);

  route(app, deps, calls.getEmergencyClaim, async ({ params, viewer }) => ({
    status: 200,
    body: await showClaim(deps, deps.db, viewer, params.id),
  }));

  route(app, deps, calls.claimEmergency, async ({ params, body, viewer, idempotencyKey }) => {
    const claimed = await runIdempotently(
      deps,
      { viewer, call: calls.claimEmergency, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        await claimEmergency(tx, deps, viewer, params.id, body);
        return showClaim(deps, tx, viewer, params.id);
      },
    );
    return { status: 200, body: claimed };
  });
};
