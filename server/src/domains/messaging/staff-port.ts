import type { Deps } from '../../deps.ts';
import type { ExportPorts, PersonPorts, QueuePorts } from '../staff/service.ts';
import { listAttempts } from './contact-attempts/routes.ts';
import { countReports, listReportIdsAbout, listReportsAbout } from './reports/report-queries.ts';
import { listReports } from './reports/routes.ts';

/** The reports shown on a user's page in the staff console. */
export const personPorts: Pick<PersonPorts, 'reports' | 'reportIds'> = {
  reports: async (db, userId) =>
    (await listReportsAbout(db, userId)).map(({ id, reason, createdAt, decision }) => ({
      id,
      reason,
      createdAt: createdAt.toString(),
      decision,
    })),
  reportIds: listReportIdsAbout,
};

export const queuePorts: Pick<QueuePorts, 'reports'> = { reports: countReports };

export const exportPorts: Pick<ExportPorts<Deps>, 'reports' | 'contact-attempts'> = {
  reports: (deps, { show }, part, viewer) => listReports(deps, { show, ...part }, viewer),
  'contact-attempts': (deps, { show, person }, part) =>
    listAttempts(deps, { show, person, ...part }),
};
