import type { UnlistedReason } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { type GuidePerson, getUnlistedReasons } from '../present.ts';
import { findWholeGuide } from '../queries.ts';

/**
 * Returns the reasons why a guide is unlisted at this time, or an empty list if the guide is listed; null if there is no
 * such guide.
 */
export const findUnlistedReasons = async (
  db: Executor,
  guideId: GuideId,
  person: GuidePerson,
  now: Temporal.Instant,
): Promise<UnlistedReason[] | null> => {
  const guide = await findWholeGuide(db, guideId);
  return guide && getUnlistedReasons(guide, person, now);
};
