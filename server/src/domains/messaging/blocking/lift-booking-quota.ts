import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { liftQuota } from '../../bookings/service.ts';
import { getPartyIn, requireConversation } from '../policy.ts';
import { findConversation } from '../queries.ts';

/**
 * Sets whether the guide of a conversation exempts its traveler from the quota of live bookings
 * (docs/product/bookings.md, "Quotas"). Throws NOT_FOUND for anyone but the guide.
 */
export const setLiftedQuota = async (
  tx: Tx,
  { clock }: Deps,
  userId: UserId,
  { conversationId, isLifted }: { conversationId: ConversationId; isLifted: boolean },
): Promise<void> => {
  const found = requireConversation(await findConversation(tx, conversationId, userId));
  if (getPartyIn(found, userId) !== 'guide') fail('NOT_FOUND');
  const { guideId, travelerId } = found;
  await liftQuota(tx, { guideId, travelerId, isLifted, at: clock.now() });
};
