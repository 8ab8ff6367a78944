import * as calls from '@tomoguide/contract/staff/calls';
import { STAFF_PLACES } from '@tomoguide/contract/staff/places';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { usersByIds } from '../accounts/service.ts';
import { registerChargebacks } from './chargebacks/routes.ts';
import { registerGoodwill } from './goodwill/routes.ts';
import { registerLedgerPage } from './ledger/routes.ts';
import { countOf } from './ports.ts';
import { presentAction } from './present.ts';
import { auditEntries } from './queries.ts';
import { registerRefusedRefunds } from './refunds/routes.ts';
import { registerSuspension } from './suspension/routes.ts';
import { registerStaffWithdrawals } from './withdrawals/routes.ts';

/** Wires what the console shows of itself; each queue's calls are its noun's. */
export const registerStaff = (app: FastifyInstance, deps: Deps): void => {
  registerStaffWithdrawals(app, deps);
  registerRefusedRefunds(app, deps);
  registerChargebacks(app, deps);
  registerGoodwill(app, deps);
  registerLedgerPage(app, deps);
  registerSuspension(app, deps);

  route(app, deps, calls.listAuditLog, async ({ query }) => {
    // One more than asked for tells whether there is more.
    const rows = await auditEntries(deps.db, { ...query, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const people = await usersByIds(
      deps.db,
      shown.map(({ staffId }) => staffId),
    );
    const data = shown.map((row) => presentAction(row, people.get(row.staffId)));
    const nextCursor = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
    return { status: 200, body: { data, nextCursor } };
  });

  route(app, deps, calls.listStaffQueues, async () => {
    const data = await Promise.all(
      STAFF_PLACES.filter(({ isQueue }) => isQueue).map(async ({ id }) => {
        const { waiting, oldestAt } = (await countOf(deps, id)?.(deps.db)) ?? NOTHING;
        return { queue: id, waiting, oldestAt: oldestAt?.toString() ?? null };
      }),
    );
    return { status: 200, body: { data } };
  });
};

const NOTHING = { waiting: 0, oldestAt: null };
