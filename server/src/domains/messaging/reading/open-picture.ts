import type { MessageId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { recordStaffAction } from '../../audit/service.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { canSeePicture } from '../policy.ts';
import { findConversation, findMessage } from '../queries.ts';
import { findLatestReportAfter } from './reading-queries.ts';

/**
 * Returns whether a user can open the picture of a message (docs/product/messages.md, "Pictures"). Both participants of the conversation can, unless the picture is hidden from them. Staff can, even if it was recalled, if one of
 * the two users reported the other after it was sent.
 */
export const canOpenPicture = async (
  db: Executor,
  { clock }: Pick<Deps, 'clock'>,
  messageId: MessageId,
  { userId, isStaff }: Viewer,
): Promise<boolean> => {
  const message = await findMessage(db, messageId);
  if (!message) return false;
  const conversation = await findConversation(db, message.conversationId, userId);
  if (conversation) {
    const { shown } = await getPairContacts(db, conversation, clock.now());
    return canSeePicture(message, { viewerId: userId, showsContacts: shown });
  }
  return isStaff && (await findLatestReportAfter(db, message)) !== null;
};

/**
 * Records in the audit log that a staff member opened a picture of other users (docs/product/staff.md,
 * "Reports").
 */
export const logPictureAccess = async (
  tx: Tx,
  { clock }: Deps,
  messageId: MessageId,
  { userId }: Viewer,
): Promise<void> => {
  const message = await findMessage(tx, messageId);
  if (!message || (await findConversation(tx, message.conversationId, userId))) return;
  const id = await findLatestReportAfter(tx, message);
  if (id === null) return;
  await recordStaffAction(tx, {
    staffId: userId,
    at: clock.now(),
    action: 'open_picture',
    subject: { kind: 'report', id },
    reason: null,
    before: {},
    after: { message: message.seq },
  });
};
