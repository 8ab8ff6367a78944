import { CREDITS_MAX } from '@tomoguide/contract/messaging/figures';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadGuideUsers } from '../../accounts/service.ts';
import { guideKnowsTraveler } from '../../bookings/service.ts';
import { assertVisible } from '../../guides/service.ts';
import { type ConversationRow, findPairConversation, insertConversation } from '../queries.ts';

export type OtherParty = { guideId: GuideId } | { travelerId: UserId };

type Pair = Pick<ConversationRow, 'travelerId' | 'guideUserId' | 'guideId'>;

/**
 * Returns the traveler and guide of a conversation that the viewer opens as a traveler, who can message any
 * guide whose profile they can see.
 */
const getPairWithGuide = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  guideId: GuideId,
): Promise<Pair> => {
  if (viewer.guideId === guideId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
  await assertVisible(tx, deps, viewer, guideId);
  const guide = (await loadGuideUsers(tx, [guideId])).get(guideId) ?? fail('NOT_FOUND');
  return { travelerId: viewer.userId, guideUserId: guide.id, guideId };
};

/**
 * Returns the traveler and guide of a conversation that the viewer opens as a guide, who can message
 * travelers who have messaged them, requested a tour or booked one.
 */
const getPairWithTraveler = async (tx: Tx, viewer: Viewer, travelerId: UserId): Promise<Pair> => {
  if (viewer.userId === travelerId) fail('SELF_NOT_ALLOWED', { field: 'travelerId' });
  const { guideId } = viewer;
  if (guideId === null || !(await guideKnowsTraveler(tx, guideId, travelerId)))
    return fail('NOT_FOUND');
  return { travelerId, guideUserId: viewer.userId, guideId };
};

/**
 * Returns the conversation of a traveler and a guide, and creates it if there is none
 * (docs/product/messages.md, "Conversations"). Throws NOT_FOUND for a user whom the caller cannot message,
 * or SELF_NOT_ALLOWED.
 */
export const openConversation = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  other: OtherParty,
): Promise<ConversationId> => {
  if ('travelerId' in other && viewer.guideId !== null) {
    const found = await findPairConversation(tx, other.travelerId, viewer.userId);
    if (found) return found.id;
  }
  const pair =
    'guideId' in other
      ? await getPairWithGuide(tx, deps, viewer, other.guideId)
      : await getPairWithTraveler(tx, viewer, other.travelerId);
  const made = await insertConversation(tx, { ...pair, createdAt: deps.clock.now() }, CREDITS_MAX);
  const row = made ?? (await findPairConversation(tx, pair.travelerId, pair.guideUserId));
  if (!row) throw new Error('the conversation is neither new nor there');
  return row.id;
};
