import type { Deps } from '../../deps.ts';
import type { ExportPorts, QueuePorts } from '../staff/service.ts';
import { getDisputePage } from './dispute/dispute-case.ts';
import { countOpenDisputes } from './dispute/dispute-queries.ts';
import { countOpenClaims } from './emergency-claim/claim-queries.ts';
import { listClaims } from './emergency-claim/routes.ts';
import { countWaiting } from './patterns/pattern-queries.ts';
import { listPatterns } from './patterns/routes.ts';

/** The bookings domain's queues in the staff console. */
export const queuePorts: Pick<QueuePorts, 'disputes' | 'emergency-claims' | 'patterns'> = {
  disputes: countOpenDisputes,
  'emergency-claims': countOpenClaims,
  patterns: countWaiting,
};

export const exportPorts: Pick<ExportPorts<Deps>, 'disputes' | 'emergency-claims' | 'patterns'> = {
  disputes: (deps, { state }, part) => getDisputePage(deps.db, { state, ...part }),
  'emergency-claims': (deps, _, part, viewer) => listClaims(deps, part, viewer),
  patterns: (deps, { show }, part, viewer) => listPatterns(deps, { show, ...part }, viewer),
};
