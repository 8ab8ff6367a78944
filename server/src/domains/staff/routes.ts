import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps, Viewer } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { auditEntries } from '../audit/service.ts';
import { registerChargebacks } from './chargebacks/routes.ts';
import { registerExportedLists } from './exports/routes.ts';
import { registerGoodwill } from './goodwill/routes.ts';
import { registerLedgerPage } from './ledger/routes.ts';
import { presentActions } from './present.ts';
import { heldCases } from './queues/held-cases.ts';
import { staffQueues } from './queues/staff-queues.ts';
import { registerRefusedRefunds } from './refunds/routes.ts';
import { registerSuspension } from './suspension/routes.ts';
import { registerUsers } from './users/routes.ts';
import { listAllSubjects } from './users/show-person.ts';
import { registerStaffWithdrawals } from './withdrawals/routes.ts';

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
  const rows = await auditEntries(deps.db, filter);
  const shown = rows.slice(0, part.limit);
  const data = await presentActions(deps.db, shown);
  const nextCursor = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
  return { data, nextCursor };
};

/** Registers the routes of the staff console itself; the endpoints of each queue belong to its domain. */
export const registerStaff = (app: FastifyInstance, deps: Deps): void => {
  registerStaffWithdrawals(app, deps);
  registerRefusedRefunds(app, deps);
  registerChargebacks(app, deps);
  registerGoodwill(app, deps);
  registerLedgerPage(app, deps);
  registerSuspension(app, deps);
  registerUsers(app, deps);
  registerExportedLists(app, deps);

  route(app, deps, calls.listAuditLog, async ({ query, viewer }) => ({
    status: 200,
    body: await listAuditLog(deps, query, viewer),
  }));

  route(app, deps, calls.listStaffQueues, async ({ viewer }) => {
    const [queues, held] = await Promise.all([
      staffQueues(deps, viewer.userId),
      heldCases(deps, viewer.userId),
    ]);
    const data = queues.map(({ oldestAt, ...queue }) => ({
      ...queue,
      oldestAt: oldestAt?.toString() ?? null,
    }));
    return { status: 200, body: { data, held } };
  });
};
