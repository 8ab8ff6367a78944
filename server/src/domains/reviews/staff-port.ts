import type { Deps } from '../../deps.ts';
import type { ExportPorts, QueuePorts } from '../staff/service.ts';
import { listStaffReviews } from './hiding/routes.ts';
import { countChecked } from './queries.ts';
import { countWaitingCases } from './shopping/shopping-queries.ts';

/** The queues of reviews in the staff console. */
export const queuePorts: Pick<QueuePorts, 'reviews' | 'shopping'> = {
  reviews: countChecked,
  shopping: countWaitingCases,
};

export const exportPorts: Pick<ExportPorts<Deps>, 'reviews'> = {
  reviews: (deps, { show }, part, viewer) => listStaffReviews(deps, { show, ...part }, viewer),
};
