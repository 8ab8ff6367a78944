import type { ConversationId, FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { rejectUploadWithQrCode } from '../../files/service.ts';
import { findConversation } from '../queries.ts';

/**
 * Throws CONTACT_NOT_ALLOWED if a picture to be sent shows a QR code while contacts are hidden
 * (docs/product/messages.md, "Pictures"). Runs before the transaction that sends it, because searching the
 * picture within it would hold locks for too long.
 */
export const rejectPictureWithQrCode = async (
  deps: Deps,
  senderId: UserId,
  { conversationId, fileId }: { conversationId: ConversationId; fileId: FileId },
): Promise<void> => {
  const conversation = await findConversation(deps.db, conversationId, senderId);
  // If there is no such conversation, sending the message fails anyway.
  if (!conversation) return;
  const { shown } = await getPairContacts(deps.db, conversation, deps.clock.now());
  if (!shown) await rejectUploadWithQrCode(deps, senderId, fileId);
};
