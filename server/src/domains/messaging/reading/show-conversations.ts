import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { usersByIds } from '../../accounts/service.ts';
import { paidPairs } from '../../bookings/service.ts';
import { guideLanguages } from '../../guides/service.ts';
import { blocksAround } from '../blocking/block-queries.ts';
import { sideIn } from '../policy.ts';
import { type Around, presentConversation } from '../present.ts';
import { type Listed, listedConversation } from './reading-queries.ts';

/** What conversations are shown with. */
export const aroundConversations = async (
  db: Executor,
  listed: readonly Listed[],
  viewerId: UserId,
): Promise<Around> => {
  const rows = listed.map(({ conversation }) => conversation);
  const asked = rows.filter((row) => sideIn(row, viewerId) === 'traveler');
  const [people, languages, paid, { mine }] = await Promise.all([
    usersByIds(
      db,
      rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
    ),
    guideLanguages(
      db,
      asked.map(({ guideId }) => guideId),
    ),
    paidPairs(db, rows),
    blocksAround(db, viewerId),
  ]);
  const unlocked = new Set(paid.flatMap((place) => rows[place]?.id ?? []));
  return { people, languages, unlocked, blocked: mine };
};

/** One conversation for one of its two people; NOT_FOUND for everybody else. */
export const showConversation = async (
  db: Executor,
  id: ConversationId,
  viewerId: UserId,
): Promise<ConversationEntry> => {
  const listed = (await listedConversation(db, id, viewerId)) ?? fail('NOT_FOUND');
  return presentConversation(listed, viewerId, await aroundConversations(db, [listed], viewerId));
};
