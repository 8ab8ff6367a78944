import type { Deps } from '../../deps.ts';
import type { ExportPorts, QueuePorts } from '../staff/service.ts';
import { countWaiting } from './qualifications/qualification-queries.ts';
import { listQualificationCases } from './qualifications/routes.ts';
import { countWaitingPermissions } from './work-permissions/permission-queries.ts';
import { listWorkPermissionCases } from './work-permissions/routes.ts';

/** The queues of qualifications and permissions to work in the staff console. */
export const queuePorts: Pick<QueuePorts, 'qualifications' | 'work-permissions'> = {
  qualifications: countWaiting,
  'work-permissions': countWaitingPermissions,
};

export const exportPorts: Pick<ExportPorts<Deps>, 'qualifications' | 'work-permissions'> = {
  qualifications: (deps, { show }, part, viewer) =>
    listQualificationCases(deps, { show, ...part }, viewer),
  'work-permissions': (deps, { show }, part, viewer) =>
    listWorkPermissionCases(deps, { show, ...part }, viewer),
};
