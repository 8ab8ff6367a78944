import type { Deps } from '../../deps.ts';
import type { ExportPorts, QueuePorts } from '../staff/service.ts';
import { listStaffReviews } from './hiding/routes.ts';
import { countChecked } from './queries.ts';

/** The reviews queue in the staff console. */
export const queuePorts: Pick<QueuePorts, 'reviews'> = { reviews: countChecked };

export const exportPorts: Pick<ExportPorts<Deps>, 'reviews'> = {
  reviews: (deps, { show }, part, viewer) => listStaffReviews(deps, { show, ...part }, viewer),
};
