import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { lockUser, lockViewer } from '../../accounts/service.ts';
import {
  closeRequestsBetween,
  dropSubstitutesBetween,
  haveLiveBooking,
} from '../../bookings/service.ts';
import { getOtherUser, requireConversation } from '../policy.ts';
import { findConversation } from '../queries.ts';
import { deleteBlock, insertBlock } from './block-queries.ts';

/**
 * Locks both users in the global lock order. Checkout also locks the traveler's row, so a checkout either
 * sees the block or delays it.
 */
const lockBoth = async (tx: Tx, userId: UserId, otherId: UserId): Promise<void> => {
  for (const id of [userId, otherId].toSorted((a, b) => a - b))
    await (id === userId ? lockViewer : lockUser)(tx, id);
};

/**
 * Blocks contact between the viewer and the other user of a conversation in both directions, and ends their
 * open tour requests and the proposal that one of them guides the other as a substitute
 * (docs/product/messages.md, "Blocking"). Idempotent. Throws NOT_FOUND for users outside
 * the conversation, or BLOCK_NOT_POSSIBLE while a booking between the two is live.
 */
export const blockPerson = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  conversationId: ConversationId,
): Promise<void> => {
  const found = requireConversation(await findConversation(tx, conversationId, userId));
  const { travelerId, guideUserId } = found;
  const otherId = getOtherUser(found, userId);
  await lockBoth(tx, userId, otherId);
  // First, because a traveler who agrees at the same time makes the booking theirs.
  await dropSubstitutesBetween(tx, deps, userId, otherId);
  if (await haveLiveBooking(tx, userId, otherId)) fail('BLOCK_NOT_POSSIBLE');
  const now = deps.clock.now();
  if (!(await insertBlock(tx, userId, otherId, now))) return;
  await closeRequestsBetween(tx, deps, userId, otherId);
  await record(tx, {
    type: 'conversation.blocked',
    payload: { conversationId, travelerId, guideUserId, byUserId: userId },
    occurredAt: now,
  });
};

/** Removes the user's own block; a block by the other user remains. */
export const unblockPerson = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  conversationId: ConversationId,
): Promise<void> => {
  const found = requireConversation(await findConversation(tx, conversationId, userId));
  const { travelerId, guideUserId } = found;
  if (!(await deleteBlock(tx, userId, getOtherUser(found, userId)))) return;
  await record(tx, {
    type: 'conversation.unblocked',
    payload: { conversationId, travelerId, guideUserId, byUserId: userId },
    occurredAt: deps.clock.now(),
  });
};
