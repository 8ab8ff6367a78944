import type { ConversationId, ReportId, UserId } from '../primitives.ts';
import type { ReportReason } from './fields.ts';

/** The conversation and its parties. */
export interface ConversationParties {
  conversationId: ConversationId;
  travelerId: UserId;
  guideUserId: UserId;
}

/** Conversation events in the outbox. */
export interface MessagingEvents {
  /** `seq` is the message's sequence number. */
  'message.sent': ConversationParties & { seq: number };
  /** The content of a message's card has changed. */
  'message.changed': ConversationParties & { seq: number };
  'message.recalled': ConversationParties & { seq: number };
  /** `readerId` read the other user's messages after `fromSeq`, up to `toSeq`. */
  'conversation.read': ConversationParties & { readerId: UserId; fromSeq: number; toSeq: number };
  'conversation.blocked': ConversationParties & { byUserId: UserId };
  /** Staff decided a report about this user with a warning. */
  'messaging.person_warned': { reportId: ReportId; userId: UserId; reason: ReportReason };
  'conversation.unblocked': ConversationParties & { byUserId: UserId };
}
