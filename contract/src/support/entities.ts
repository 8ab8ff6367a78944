import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { Instant, SupportCaseId, SupportMessageId } from '../primitives.ts';
import { SUPPORT_ENTITIES, SUPPORT_TOPICS } from './topics.ts';

export const SupportTopic = z.enum(SUPPORT_TOPICS);

/** A thing of the writer's own. */
export const SupportAbout = z.object({
  kind: z.enum(SUPPORT_ENTITIES),
  id: z.int(),
  /** As people know it: TG0042; withdrawals by their number. */
  number: z.string(),
});
export type SupportAbout = z.infer<typeof SupportAbout>;

/** One message between a person and the team. */
export const SupportMessage = z.object({
  id: SupportMessageId,
  /** Its number in the conversation, from 1 on. */
  seq: z.int(),
  fromStaff: z.boolean(),
  text: z.string(),
  /** What the writer opened the conversation about; null for what follows on it. */
  topic: z.nullable(SupportTopic),
  about: z.nullable(SupportAbout),
  clientMessageId: z.string(),
  sentAt: Instant,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** `none`: nothing was ever written; `waiting`: for the team. */
const SUPPORT_STATES = ['none', 'waiting', 'answered', 'closed'] as const;

/** One's conversation with the team. */
export const SupportConversation = z.object({
  state: z.enum(SUPPORT_STATES),
  lastMessage: z.nullable(SupportMessage),
  messageCount: z.int(),
  unreadCount: z.int(),
  readSeq: z.int(),
});
export type SupportConversation = z.infer<typeof SupportConversation>;

/** Where people write to the team: here, or in the chat of a Chatwoot that the operator runs. */
export const SupportDoor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('chatwoot'), url: z.string(), token: z.string() }),
]);
export type SupportDoor = z.infer<typeof SupportDoor>;

/** A conversation as the team sees it. */
export const SupportCase = z.object({
  id: SupportCaseId,
  /** Null: a visitor, who is answered by e-mail. */
  person: z.nullable(UserSummary),
  email: z.nullable(z.string()),
  locale: z.string(),
  state: z.enum(['waiting', 'answered', 'closed']),
  topic: SupportTopic,
  about: z.nullable(SupportAbout),
  /** Since when an answer is waited for. */
  waitingSince: z.nullable(Instant),
  lastMessage: SupportMessage,
  claimedBy: z.nullable(UserSummary),
  claimedByViewer: z.boolean(),
  /** False: it is the viewer's own. */
  mayAnswer: z.boolean(),
});
export type SupportCase = z.infer<typeof SupportCase>;

/** The booking that a case is about, as far as it helps to answer. */
export const SupportBooking = z.object({
  number: z.string(),
  start: Instant,
  timeZone: z.string(),
  hours: z.number(),
  travelers: z.int(),
  paid: z.boolean(),
  traveler: UserSummary,
  guide: UserSummary,
});
export type SupportBooking = z.infer<typeof SupportBooking>;
