import type { GuideId } from '@tomoguide/contract/primitives';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { refreshGuides } from '../search/refresh.ts';
import { guides } from '../tables.ts';

/** What a decision adds to the two numbers behind the acceptance rate. */
const COUNTS = {
  accepted: { decided: 1, accepted: 1 },
  refused: { decided: 1, accepted: 0 },
  /** Accepted before, and taken back. */
  withdrawn: { decided: 0, accepted: -1 },
};
export type Decision = keyof typeof COUNTS;

/** A request to a guide was decided, by the guide or by time: what the acceptance rate counts. */
export const countDecision = async (
  tx: Tx,
  deps: BaseDeps,
  guideId: GuideId,
  decision: Decision,
): Promise<void> => {
  const { decided, accepted } = COUNTS[decision];
  await tx
    .update(guides)
    .set({
      decidedRequests: sql`${guides.decidedRequests} + ${decided}`,
      acceptedRequests: sql`greatest(${guides.acceptedRequests} + ${accepted}, 0)`,
    })
    .where(eq(guides.id, guideId));
  await refreshGuides(tx, deps, [guideId]);
};
