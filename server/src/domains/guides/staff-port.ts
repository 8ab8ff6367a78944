import type { Deps } from '../../deps.ts';
import type { ExportPorts, QueuePorts } from '../staff/service.ts';
import { countWaiting } from './qualifications/qualification-queries.ts';
import { listQualificationCases } from './qualifications/routes.ts';

/** The qualifications queue in the staff console. */
export const queuePorts: Pick<QueuePorts, 'qualifications'> = { qualifications: countWaiting };

export const exportPorts: Pick<ExportPorts<Deps>, 'qualifications'> = {
  qualifications: (deps, { show }, part, viewer) =>
    listQualificationCases(deps, { show, ...part }, viewer),
};
