import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Deps, Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { findListing } from './queries.ts';
import { hasSaved } from './saved/queries.ts';

/**
 * Returns true if this viewer can see an unlisted guide: the guide, staff, and users who have booked,
 * messaged or saved the guide (docs/product/guides.md, "Listing").
 */
const canSeeUnlisted = async (
  db: Executor,
  deps: Deps,
  viewer: Viewer | null,
  guideId: GuideId,
): Promise<boolean> => {
  if (!viewer) return false;
  if (viewer.guideId === guideId || viewer.isStaff) return true;
  return (
    (await hasSaved(db, viewer.userId, guideId)) ||
    (await deps.ports.guides.hasBookingWith(db, viewer.userId, guideId)) ||
    deps.ports.guides.haveExchangedMessages(db, viewer.userId, guideId)
  );
};

/** Throws NOT_FOUND if the guide does not exist or this viewer cannot see them. */
export const assertVisible = async (
  db: Executor,
  deps: Deps,
  viewer: Viewer | null,
  guideId: GuideId,
): Promise<{ listed: boolean }> => {
  const page = await findListing(db, guideId);
  if (!page) return fail('NOT_FOUND');
  if (!page.listed && !(await canSeeUnlisted(db, deps, viewer, guideId))) return fail('NOT_FOUND');
  return page;
};
