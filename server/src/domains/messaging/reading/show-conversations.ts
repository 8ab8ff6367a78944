import { NO_CONTACTS } from '@tomoguide/contract/bookings/contacts';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { usersByIds } from '../../accounts/service.ts';
import { contactsBetween, travelersWithoutQuota } from '../../bookings/service.ts';
import { guideLanguages } from '../../guides/service.ts';
import { blocksAround } from '../blocking/block-queries.ts';
import { sideIn } from '../policy.ts';
import { type Around, newlyUnmasked, presentConversation } from '../present.ts';
import { type ConversationRow, markUnmasked } from '../queries.ts';
import { loadMasks } from './load-masks.ts';
import { type Listed, listedConversation } from './reading-queries.ts';

/** Returns the travelers whom the viewer, as their guide, exempts from the quota of live bookings. */
const findTravelersWithoutQuota = async (
  db: Executor,
  rows: readonly ConversationRow[],
  viewerId: UserId,
): Promise<ReadonlySet<UserId>> => {
  const own = rows.filter(({ guideUserId }) => guideUserId === viewerId);
  const guideId = own[0]?.guideId;
  if (guideId === undefined) return new Set();
  return travelersWithoutQuota(
    db,
    guideId,
    own.map(({ travelerId }) => travelerId),
  );
};

/** Loads the data that is shown with conversations, and marks their last messages as shown. */
export const loadConversationContext = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listed: readonly Listed[],
  viewerId: UserId,
): Promise<Around> => {
  const rows = listed.map(({ conversation }) => conversation);
  const asked = rows.filter((row) => sideIn(row, viewerId) === 'traveler');
  const [people, languages, between, lifted, { mine }, masks] = await Promise.all([
    usersByIds(
      db,
      rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
    ),
    guideLanguages(
      db,
      asked.map(({ guideId }) => guideId),
    ),
    contactsBetween(db, rows, clock.now()),
    findTravelersWithoutQuota(db, rows, viewerId),
    blocksAround(db, viewerId),
    loadMasks(
      db,
      listed.flatMap(({ lastMessage }) => lastMessage ?? []),
    ),
  ]);
  const contacts = new Map(rows.map(({ id }, place) => [id, between[place] ?? NO_CONTACTS]));
  await markUnmasked(
    db,
    listed.flatMap(({ conversation, lastMessage }) =>
      lastMessage
        ? newlyUnmasked([lastMessage], {
            viewerId,
            showsContacts: contacts.get(conversation.id)?.shown ?? false,
            masks,
          })
        : [],
    ),
  );
  return { people, languages, contacts, masks, lifted, blocked: mine };
};

/** Returns a conversation to one of its two users. Throws NOT_FOUND for anyone else. */
export const showConversation = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  id: ConversationId,
  viewerId: UserId,
): Promise<ConversationEntry> => {
  const listed = (await listedConversation(deps.db, id, viewerId)) ?? fail('NOT_FOUND');
  return presentConversation(
    listed,
    viewerId,
    await loadConversationContext(deps, [listed], viewerId),
  );
};
