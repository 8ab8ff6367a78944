import type { ReportReason } from '@tomoguide/contract/messaging/fields';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getOtherUser, requireConversation } from '../policy.ts';
import { findConversation } from '../queries.ts';
import { insertReport } from '../reports/report-queries.ts';

interface Report {
  conversationId: ConversationId;
  reason: ReportReason;
  words: string;
}

/**
 * Reports the other user of a conversation to staff (docs/product/messages.md, "Reporting"); has no effect
 * while an earlier report about the same user is pending. Throws NOT_FOUND for users outside the
 * conversation.
 */
export const reportPerson = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { conversationId, ...report }: Report,
): Promise<void> => {
  const found = requireConversation(await findConversation(tx, conversationId, userId));
  await insertReport(tx, {
    ...report,
    conversationId,
    reporterId: userId,
    reportedId: getOtherUser(found, userId),
    upToSeq: found.lastSeq,
    createdAt: deps.clock.now(),
  });
};
