import type { ConversationId, ReportId, UserId } from '../primitives.ts';
import type { ReportReason } from './fields.ts';

/** The parties of a conversation. */
export interface ConversationParties {
  conversationId: ConversationId;
  travelerId: UserId;
  guideUserId: UserId;
}

/** Conversation events in the outbox. */
export interface MessagingEvents {
  /** By message number. */
  'message.sent': ConversationParties & { seq: number };
  /** The content of the message's card has changed. */
  'message.changed': ConversationParties & { seq: number };
  'message.recalled': ConversationParties & { seq: number };
  /** `readerId` read the other side's messages after `fromSeq`, up to `toSeq`. */
  'conversation.read': ConversationParties & { readerId: UserId; fromSeq: number; toSeq: number };
  'conversation.blocked': ConversationParties & { byUserId: UserId };
  /** Staff confirmed a report about this user. */
  'messaging.person_warned': { reportId: ReportId; userId: UserId; reason: ReportReason };
  'conversation.unblocked': ConversationParties & { byUserId: UserId };
}
