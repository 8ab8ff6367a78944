import { LEAD_TRAVELER_RETENTION_DAYS } from '@tomoguide/contract/bookings/figures';
import type { Deps } from '../../../deps.ts';
import { deleteExpiredLeads } from './lead-queries.ts';

/**
 * Erases lead travelers 30 days after their booking ended or its dispute was decided
 * (docs/product/for-others.md, "Erasure"). Runs a single statement, so the deletion is atomic.
 */
export const deleteOldLeads = (deps: Deps): Promise<void> =>
  deleteExpiredLeads(
    deps.db,
    deps.clock.now().subtract({ hours: LEAD_TRAVELER_RETENTION_DAYS * 24 }),
  );
