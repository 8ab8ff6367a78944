import type { MessageId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { havePaidBooking } from '../../bookings/service.ts';
import { maySeePicture } from '../policy.ts';
import { conversationOf, messageById, wasReported } from '../queries.ts';

/**
 * Whether somebody may open the picture of a message (docs/product/messages.md, "Pictures"): as the two
 * may see it, and staff where one of the two reported the other after it was sent, recalled or not.
 */
export const mayOpenPicture = async (
  db: Executor,
  messageId: MessageId,
  { userId, isStaff }: Viewer,
): Promise<boolean> => {
  const message = await messageById(db, messageId);
  if (!message) return false;
  const conversation = await conversationOf(db, message.conversationId, userId);
  if (conversation) {
    const unlocked = await havePaidBooking(db, conversation);
    return maySeePicture(message, { viewerId: userId, unlocked });
  }
  return isStaff && (await wasReported(db, message));
};
