import * as calls from '@tomoguide/contract/bookings/calls';
import type { Query } from '@tomoguide/contract/call';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { decidePattern } from './decide-pattern.ts';
import { objectToCommission } from './object-to-commission.ts';
import { getPatternCursor, listCommissionCases, listPatternCases } from './pattern-queries.ts';
import { presentCases, presentClaims } from './show-patterns.ts';

/** Maximum number of commission claims shown to a guide. */
const CLAIMS_SHOWN = 20;

export const listPatterns = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listPatterns>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(
    part,
    (range) => listPatternCases(deps.db, viewer.userId, { show, ...range }),
    { present: (row) => row, cursor: getPatternCursor(show) },
  );
  return { ...page, data: await presentCases(deps.db, page.data) };
};

const registerStaffRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listPatterns, async ({ query, viewer }) => ({
    status: 200,
    body: await listPatterns(deps, query, viewer),
  }));

  route(app, deps, calls.decidePattern, async ({ params, body, viewer, idempotencyKey }) => {
    const decided = await runIdempotently(
      deps,
      { viewer, call: calls.decidePattern, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await decidePattern(tx, deps, { viewer, id: params.id, ...body });
        const [one] = await presentCases(tx, [row]);
        return one ?? fail('NOT_FOUND');
      },
    );
    return { status: 200, body: decided };
  });
};

/** Registers the endpoints for suspicious patterns: for staff, and for guides from whom commission is due. */
export const registerPatternRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerStaffRoutes(app, deps);

  route(app, deps, calls.listCommissionClaims, async ({ viewer }) => {
    if (viewer.guideId === null) return fail('NOT_A_GUIDE');
    const rows = await listCommissionCases(deps.db, viewer.userId, CLAIMS_SHOWN);
    return { status: 200, body: { data: await presentClaims(deps.db, rows) } };
  });

  route(app, deps, calls.objectToCommission, async ({ params, body, viewer, idempotencyKey }) => {
    const objected = await runIdempotently(
      deps,
      { viewer, call: calls.objectToCommission, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await objectToCommission(tx, deps, viewer, params.id, body.words);
        const [one] = await presentClaims(tx, [row]);
        return one ?? fail('NOT_FOUND');
      },
    );
    return { status: 200, body: objected };
  });
};
