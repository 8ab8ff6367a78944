import type { GuideId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { BaseDeps, Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { portsOf } from './ports.ts';
import { guidePages } from './search/tables.ts';
import { savedGuides } from './tables.ts';

/**
 * Whether this viewer may know of an unlisted guide: the guide, staff, and those who have a booking,
 * chat or save (product §1).
 */
const knowsUnlisted = async (
  db: Executor,
  deps: BaseDeps,
  viewer: Viewer | null,
  guideId: GuideId,
): Promise<boolean> => {
  if (!viewer) return false;
  if (viewer.guideId === guideId || viewer.isStaff) return true;
  const [saved] = await db
    .select({ guideId: savedGuides.guideId })
    .from(savedGuides)
    .where(and(eq(savedGuides.travelerId, viewer.userId), eq(savedGuides.guideId, guideId)));
  return saved !== undefined || portsOf(deps).hasDealings(db, viewer.userId, guideId);
};

/** NOT_FOUND for a guide that does not exist, and the same for one this viewer may not know of. */
export const assertVisible = async (
  db: Executor,
  deps: BaseDeps,
  viewer: Viewer | null,
  guideId: GuideId,
): Promise<{ listed: boolean }> => {
  const [page] = await db
    .select({ listed: guidePages.listed })
    .from(guidePages)
    .where(eq(guidePages.guideId, guideId));
  if (!page) return fail('NOT_FOUND');
  if (!page.listed && !(await knowsUnlisted(db, deps, viewer, guideId))) return fail('NOT_FOUND');
  return page;
};
