import { LEAD_DAYS } from '@tomoguide/contract/bookings/lead-traveler';
import type { Deps } from '../../../deps.ts';
import { deleteLeads } from './lead-queries.ts';

/**
 * Erases who travelled, 30 days after the booking ended; a dispute ends its booking anew
 * (docs/product/for-others.md, "Erasure"). One statement: it happens whole or not at all.
 */
export const forgetLeads = (deps: Deps): Promise<void> =>
  deleteLeads(deps.db, deps.clock.now().subtract({ hours: LEAD_DAYS * 24 }));
