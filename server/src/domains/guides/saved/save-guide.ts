import { SAVED_GUIDES_MAX } from '@tomoguide/contract/guides/figures';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { assertVisible } from '../policy.ts';
import { countSaved, deleteSaved, insertSaved } from './queries.ts';

/**
 * Saves a guide for a traveler; idempotent. Returns the number of saved guides. Throws NOT_FOUND (including
 * for a guide that the traveler cannot see), SELF_NOT_ALLOWED, or TOO_MANY_SAVED.
 */
export const saveGuide = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  guideId: GuideId,
): Promise<number> => {
  if (viewer.guideId === guideId) fail('SELF_NOT_ALLOWED');
  await assertVisible(tx, deps, viewer, guideId);
  return addSavedGuide(tx, viewer.userId, guideId, deps.clock.now());
};

/** Saves a guide without checking whether the traveler can see it. For demo data and tests. */
export const addSavedGuide = async (
  tx: Tx,
  travelerId: UserId,
  guideId: GuideId,
  savedAt: Temporal.Instant,
): Promise<number> => {
  await lockViewer(tx, travelerId);
  await insertSaved(tx, { travelerId, guideId, savedAt });
  const total = await countSaved(tx, travelerId);
  if (total > SAVED_GUIDES_MAX) fail('TOO_MANY_SAVED', { most: SAVED_GUIDES_MAX });
  return total;
};

/** Removes a guide from a traveler's saved guides; idempotent. Returns the number of saved guides. */
export const removeSavedGuide = async (
  tx: Tx,
  travelerId: UserId,
  guideId: GuideId,
): Promise<number> => {
  await deleteSaved(tx, travelerId, guideId);
  return countSaved(tx, travelerId);
};
