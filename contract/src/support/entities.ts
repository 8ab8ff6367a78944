import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { Instant, Locale, SupportCaseId, SupportMessageId } from '../primitives.ts';
import { SUPPORT_ENTITIES, SUPPORT_TOPICS } from './topics.ts';

export const SupportTopic = z.enum(SUPPORT_TOPICS);

/** The sender's booking or withdrawal that the message is about. */
export const SupportAbout = z.object({
  kind: z.enum(SUPPORT_ENTITIES),
  id: z.int(),
  /** The public number: TG0042 for a booking, or the number of the withdrawal. */
  number: z.string(),
});
export type SupportAbout = z.infer<typeof SupportAbout>;

/** A message between a user and staff. */
export const SupportMessage = z.object({
  id: SupportMessageId,
  /** The message's sequence number in the conversation, from 1. */
  seq: z.int(),
  fromStaff: z.boolean(),
  text: z.string(),
  /** The topic that started the conversation; null for later messages. */
  topic: z.nullable(SupportTopic),
  about: z.nullable(SupportAbout),
  clientMessageId: z.string(),
  sentAt: Instant,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** `none`: there are no messages yet; `waiting`: the conversation awaits a reply from staff. */
const SUPPORT_STATES = ['none', 'waiting', 'answered', 'closed'] as const;

/** The user's conversation with staff. */
export const SupportConversation = z.object({
  state: z.enum(SUPPORT_STATES),
  lastMessage: z.nullable(SupportMessage),
  messageCount: z.int(),
  unreadCount: z.int(),
  readSeq: z.int(),
});
export type SupportConversation = z.infer<typeof SupportConversation>;

/** Where users contact support: on this site, or in the operator's Chatwoot. */
export const SupportChannel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('chatwoot'), url: z.string(), token: z.string() }),
]);
export type SupportChannel = z.infer<typeof SupportChannel>;

/** A support conversation, as shown to staff. */
export const SupportCase = z.object({
  id: SupportCaseId,
  /** Null for a visitor, who receives the reply by email. */
  person: z.nullable(UserSummary),
  email: z.nullable(z.string()),
  locale: Locale,
  state: z.enum(['waiting', 'answered', 'closed']),
  topic: SupportTopic,
  about: z.nullable(SupportAbout),
  /** When the case started waiting for a reply; null if it is not waiting. */
  waitingSince: z.nullable(Instant),
  lastMessage: SupportMessage,
  claimedBy: z.nullable(UserSummary),
  claimedByViewer: z.boolean(),
  /** False if the case is the viewer's own. */
  mayAnswer: z.boolean(),
});
export type SupportCase = z.infer<typeof SupportCase>;

/** The booking that a case is about, limited to what staff need in order to reply. */
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
