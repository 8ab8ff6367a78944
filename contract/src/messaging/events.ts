import type { ConversationId, ReportId, UserId } from '../primitives.ts';
import type { ReportReason } from './fields.ts';

/** Whom a conversation concerns. */
export interface ConversationParties {
  conversationId: ConversationId;
  travelerId: UserId;
  guideUserId: UserId;
}

/** What happens in conversations, as the outbox carries it. */
export interface MessagingEvents {
  /** By its number in the conversation. */
  'message.sent': ConversationParties & { seq: number };
  /** Its card shows something else now. */
  'message.changed': ConversationParties & { seq: number };
  'message.recalled': ConversationParties & { seq: number };
  /** The messages of the other from behind `fromSeq` up to `toSeq`. */
  'conversation.read': ConversationParties & { readerId: UserId; fromSeq: number; toSeq: number };
  'conversation.blocked': ConversationParties & { byUserId: UserId };
  /** Staff decided a report of this person: they did what they must not. */
  'messaging.person_warned': { reportId: ReportId; userId: UserId; reason: ReportReason };
  'conversation.unblocked': ConversationParties & { byUserId: UserId };
}
