import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps, Viewer } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listAuditEntries } from '../audit/service.ts';
import { registerChargebackRoutes } from './chargebacks/routes.ts';
import { registerDayFigureRoutes } from './day-figures/routes.ts';
import { registerListExportRoutes } from './exports/routes.ts';
import { registerGoodwillRoutes } from './goodwill/routes.ts';
import { registerLedgerRoutes } from './ledger/routes.ts';
import { presentActions } from './present.ts';
import { listHeldCases } from './queues/held-cases.ts';
import { countWaitingByQueue } from './queues/staff-queues.ts';
import { registerRefusedRefundRoutes } from './refunds/routes.ts';
import { registerSuspensionRoutes } from './suspension/routes.ts';
import { registerUserRoutes } from './users/routes.ts';
import { listAllSubjects } from './users/show-person.ts';
import { registerStaffWithdrawalRoutes } from './withdrawals/routes.ts';

export const listAuditLog = async (
  deps: Deps,
  { person, ...part }: Query<typeof calls.listAuditLog>,
  viewer: Viewer,
) => {
  const about = person === undefined ? undefined : await listAllSubjects(deps, person, viewer);
  // Omits reports about the viewer.
  const hiddenReports = await deps.ports.staff.person.reportIds(deps.db, viewer.userId);
  // Fetches one row more than requested, to find out whether there is another page.
  const filter = { ...part, about, hiddenReports, limit: part.limit + 1 };
  const rows = await listAuditEntries(deps.db, filter);
  const shown = rows.slice(0, part.limit);
  const data = await presentActions(deps.db, shown);
  const nextCursor = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
  return { data, nextCursor };
};

/** Registers the routes of the staff console itself; the endpoints of each queue belong to its domain. */
export const registerStaffRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerStaffWithdrawalRoutes(app, deps);
  registerRefusedRefundRoutes(app, deps);
  registerChargebackRoutes(app, deps);
  registerGoodwillRoutes(app, deps);
  registerLedgerRoutes(app, deps);
  registerSuspensionRoutes(app, deps);
  registerUserRoutes(app, deps);
  registerListExportRoutes(app, deps);
  registerDayFigureRoutes(app, deps);

  route(app, deps, calls.listAuditLog, async ({ query, viewer }) => ({
    status: 200,
    body: await listAuditLog(deps, query, viewer),
  }));

  route(app, deps, calls.listStaffQueues, async ({ viewer }) => {
    const [queues, held] = await Promise.all([
      countWaitingByQueue(deps, viewer.userId),
      listHeldCases(deps, viewer.userId),
    ]);
    const data = queues.map(({ oldestAt, ...queue }) => ({
      ...queue,
      oldestAt: oldestAt?.toString() ?? null,
    }));
    return { status: 200, body: { data, held } };
  });
};
