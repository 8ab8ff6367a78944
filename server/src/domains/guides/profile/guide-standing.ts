import type { UnlistedReason } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { type GuidePerson, reasonsUnlisted } from '../present.ts';
import { wholeGuide } from '../queries.ts';

/** What keeps a guide unlisted; none: listed. Null: no such guide. */
export const guideStanding = async (
  db: Executor,
  guideId: GuideId,
  person: GuidePerson,
): Promise<UnlistedReason[] | null> => {
  const guide = await wholeGuide(db, guideId);
  return guide && reasonsUnlisted(guide, person);
};
