import { NO_CONTACTS } from '@tomoguide/contract/bookings/contact-visibility';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { listContactsBetween, loadTravelersWithoutQuota } from '../../bookings/service.ts';
import { loadGuideLanguages } from '../../guides/service.ts';
import { loadBlocksAround } from '../blocking/block-queries.ts';
import { getPartyIn } from '../policy.ts';
import { type ConversationContext, listNewlyUnmasked, presentConversation } from '../present.ts';
import { type ConversationRow, markUnmasked } from '../queries.ts';
import { loadMasks } from './load-masks.ts';
import { findListedConversation, type Listed } from './reading-queries.ts';

/** Returns the travelers whom the viewer, as their guide, exempts from the quota of live bookings. */
const findTravelersWithoutQuota = async (
  db: Executor,
  rows: readonly ConversationRow[],
  viewerId: UserId,
): Promise<ReadonlySet<UserId>> => {
  const own = rows.filter(({ guideUserId }) => guideUserId === viewerId);
  const guideId = own[0]?.guideId;
  if (guideId === undefined) return new Set();
  return loadTravelersWithoutQuota(
    db,
    guideId,
    own.map(({ travelerId }) => travelerId),
  );
};

/** Loads the data that is shown with conversations, and marks their last messages as shown. */
export const loadConversationContext = async (
  { db, clock, translator }: Pick<Deps, 'db' | 'clock' | 'translator'>,
  listed: readonly Listed[],
  viewerId: UserId,
): Promise<ConversationContext> => {
  const rows = listed.map(({ conversation }) => conversation);
  const asTraveler = rows.filter((row) => getPartyIn(row, viewerId) === 'traveler');
  const [people, languages, between, lifted, { mine }, masks] = await Promise.all([
    loadUsersByIds(
      db,
      rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
    ),
    loadGuideLanguages(
      db,
      asTraveler.map(({ guideId }) => guideId),
    ),
    listContactsBetween(db, rows, clock.now()),
    findTravelersWithoutQuota(db, rows, viewerId),
    loadBlocksAround(db, viewerId),
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
        ? listNewlyUnmasked([lastMessage], {
            viewerId,
            showsContacts: contacts.get(conversation.id)?.shown ?? false,
            masks,
          })
        : [],
    ),
  );
  return {
    people,
    languages,
    contacts,
    masks,
    lifted,
    blocked: mine,
    translationHost: translator?.host ?? null,
  };
};

/** Returns a conversation to one of its two users. Throws NOT_FOUND for anyone else. */
export const showConversation = async (
  deps: Pick<Deps, 'db' | 'clock' | 'translator'>,
  id: ConversationId,
  viewerId: UserId,
): Promise<ConversationEntry> => {
  const listed = (await findListedConversation(deps.db, id, viewerId)) ?? fail('NOT_FOUND');
  return presentConversation(
    listed,
    viewerId,
    await loadConversationContext(deps, [listed], viewerId),
  );
};
