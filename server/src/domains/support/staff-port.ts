import type { Deps } from '../../deps.ts';
import { countNotMet } from '../bookings/service.ts';
import type { ExportPorts, HolderPorts, QueuePorts } from '../staff/service.ts';
import { countCases, listClaimedCases } from './answering/count-cases.ts';
import { listCases } from './answering/routes.ts';

/** The support queues in the staff console. */
export const queuePorts: Pick<QueuePorts, 'support' | 'not-met'> = {
  support: countCases,
  'not-met': countNotMet,
};

export const holderPorts: Pick<HolderPorts, 'support'> = { support: listClaimedCases };

export const exportPorts: Pick<ExportPorts<Deps>, 'support'> = {
  support: (deps, { show }, part, viewer) => listCases(deps, { show, ...part }, viewer),
};
