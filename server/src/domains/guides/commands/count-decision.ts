import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { refreshGuides } from '../search/refresh.ts';
import { guides } from '../tables.ts';

/** A request to a guide was decided, by the guide or by time: what the acceptance rate counts. */
export const countDecision = async (
  tx: Tx,
  deps: BaseDeps,
  guideId: number,
  accepted: boolean,
): Promise<void> => {
  await tx
    .update(guides)
    .set({
      decidedRequests: sql`${guides.decidedRequests} + 1`,
      ...(accepted ? { acceptedRequests: sql`${guides.acceptedRequests} + 1` } : {}),
    })
    .where(eq(guides.id, guideId));
  await refreshGuides(tx, deps, [guideId]);
};
