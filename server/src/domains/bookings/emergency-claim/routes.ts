import * as calls from '@tomoguide/contract/bookings/calls';
import { EmergencyClaimId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { idempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { registerFileKeeper } from '../../files/service.ts';
import { registerStaffExport, registerStaffQueue } from '../../staff/service.ts';
import { claimEmergency } from './claim-emergency.ts';
import { claimById, countOpenClaims, openClaims } from './claim-queries.ts';
import { decideClaim } from './decide-claim.ts';
import { claimCases, mayOpenClaim, showClaim } from './show-claim.ts';

const registerStaffCalls = (app: FastifyInstance, deps: Deps): void => {
  registerStaffQueue(deps, 'emergency-claims', countOpenClaims);

  const listed = async (viewer: Viewer) => {
    const cases = await claimCases(deps.db, await openClaims(deps.db));
    // The words are not for the booking's guide, who may be staff.
    return { data: cases.filter(({ guide }) => guide.userId !== viewer.userId) };
  };
  route(app, deps, calls.listEmergencyClaims, async ({ viewer }) => ({
    status: 200,
    body: await listed(viewer),
  }));
  registerStaffExport(deps, 'emergency-claims', async (_, __, viewer) => ({
    ...(await listed(viewer)),
    nextCursor: null,
  }));

  route(app, deps, calls.decideEmergencyClaim, async ({ params, body, viewer, idempotencyKey }) => {
    const decided = await idempotently(
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

export const registerEmergencyClaims = (app: FastifyInstance, deps: Deps): void => {
  registerStaffCalls(app, deps);
  registerFileKeeper(deps, 'emergency_claim', {
    mayOpen: (db, thingId, viewer) => mayOpenClaim(db, EmergencyClaimId.parse(thingId), viewer),
  });

  route(app, deps, calls.getEmergencyClaim, async ({ params, viewer }) => ({
    status: 200,
    body: await showClaim(deps, deps.db, viewer, params.id),
  }));

  route(app, deps, calls.claimEmergency, async ({ params, body, viewer, idempotencyKey }) => {
    const claimed = await idempotently(
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
