import type { GuideId } from '@tomoguide/contract/primitives';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { refreshGuides } from '../search/refresh.ts';
import { guides } from '../tables.ts';

/** A tour of the guide was completed (docs/product/guides.md, "Tours"). */
export const countTour = async (tx: Tx, deps: BaseDeps, guideId: GuideId): Promise<void> => {
  await tx
    .update(guides)
    .set({ completedTours: sql`${guides.completedTours} + 1` })
    .where(eq(guides.id, guideId));
  await refreshGuides(tx, deps, [guideId]);
};
