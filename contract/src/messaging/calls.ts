import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Revision } from '../guides/rates.ts';
import { TEXT_LANGUAGES } from '../languages/en.ts';
import {
  ConversationId,
  cursorPageSchema,
  cursorQuery,
  FileId,
  GuideId,
  idText,
  intText,
  keysetCursorQuery,
  line,
  MessageId,
  ReportId,
  text,
  textCursorPageSchema,
  UserId,
} from '../primitives.ts';
import {
  ContactAttempts,
  ConversationEntry,
  FactCard,
  FactValue,
  Message,
  MessageTranslation,
  PersonReport,
  PlaceNames,
  ReportedMessage,
  RequestedTour,
  SentMessage,
} from './entities.ts';
import {
  PLACE_NAME_MAX,
  REPORT_DECISIONS,
  REPORT_MAX,
  REPORT_REASONS,
  TEXT_MAX,
} from './fields.ts';
import { CARD_FACTS_MAX, DIRECT_GUIDES_MAX } from './figures.ts';
import { BothTexts, OwnQuickReplies, QuickReplies } from './quick-replies.ts';

const conversationParams = z.strictObject({ conversationId: idText(ConversationId) });

const messageText = text(1, TEXT_MAX);

/** Lists the caller's conversations, latest message first. Conversations without messages are omitted. */
export const listConversations = call({
  method: 'GET',
  path: '/api/conversations',
  summary: 'List your conversations, latest message first',
  auth: 'required',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageSchema(ConversationEntry) },
  errors: [],
  limit: 'read',
});

/**
 * Opens the caller's conversation with a guide or, for a guide, with a traveler who has written to them,
 * requested a tour or booked one. Creates the conversation if needed. The other user does not see it until a
 * message is sent.
 */
export const openConversation = call({
  method: 'POST',
  path: '/api/conversations',
  summary: 'Open a conversation with a guide or one of your travelers',
  auth: 'required',
  body: z.union([z.strictObject({ guideId: GuideId }), z.strictObject({ travelerId: UserId })]),
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND', 'SELF_NOT_ALLOWED'],
  limit: 'write',
});

export const getConversation = call({
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'Get a conversation',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Lists messages. By default, newest first, before the sequence number `cursor`. With `after` (a revision),
 * returns new and changed messages in the order in which they changed; `nextCursor` is then the next
 * `after`.
 */
export const listMessages = call({
  method: 'GET',
  path: '/api/conversations/:conversationId/messages',
  summary: 'List the messages of a conversation, or those that a client missed',
  auth: 'required',
  params: conversationParams,
  query: z
    .strictObject({ ...cursorQuery(50), after: z.optional(intText(0, 99_999_999_999)) })
    .check(
      z.refine(({ cursor, after }) => cursor === undefined || after === undefined, {
        error: 'either cursor or after',
      }),
    ),
  replies: { 200: cursorPageSchema(Message) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lowercase, as PostgreSQL formats UUIDs, so that the ID of a retry compares equal. */
const clientMessageId = z.uuid().check(z.toLowerCase());

/**
 * Sends a message. Idempotent without a time limit: the sender's `clientMessageId` identifies the message.
 * Reusing the ID for another message returns MESSAGE_ID_REUSED.
 */
export const sendMessage = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages',
  summary: 'Send a message',
  auth: 'required',
  params: conversationParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('text'),
      clientMessageId,
      text: messageText,
    }),
    /** An image that the sender uploaded for this message (docs/product/messages.md, "Pictures"). */
    z.strictObject({
      kind: z.literal('image'),
      clientMessageId,
      fileId: FileId,
    }),
    /**
     * A text in both languages, from the guide of the conversation; the recipient sees the version in their
     * language (docs/product/messages.md, "Quick replies").
     */
    z.strictObject({
      kind: z.literal('quick_reply'),
      clientMessageId,
      texts: BothTexts,
    }),
  ]),
  replies: { 201: SentMessage },
  errors: [
    'NOT_FOUND',
    'MESSAGE_ID_REUSED',
    'FILE_TYPE_INVALID',
    'CONTACT_NOT_ALLOWED',
    'TOO_MANY_UPLOADS',
    'FILES_UNAVAILABLE',
    'BUSY',
    'BLOCKED',
    'OUT_OF_CREDITS',
    'TOO_MANY_MESSAGES',
    'TOO_MANY_CONVERSATIONS',
  ],
  limit: 'write',
});

/** Returns the caller's quick replies (docs/product/messages.md, "Quick replies"). */
export const getQuickReplies = call({
  method: 'GET',
  path: '/api/guides/me/quick-replies',
  summary: 'List your quick replies',
  auth: 'required',
  replies: { 200: OwnQuickReplies },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const setQuickReplies = call({
  method: 'PUT',
  path: '/api/guides/me/quick-replies',
  summary: 'Replace your quick replies',
  auth: 'required',
  body: z.strictObject({ revision: Revision, quickReplies: QuickReplies }),
  replies: { 200: OwnQuickReplies },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'GUIDE_CHANGED'],
  limit: 'write',
});

/** Why a direct message was not sent to one of the guides. It is still sent to the others. */
export const DIRECT_REFUSALS = [
  'NOT_FOUND',
  'SELF_NOT_ALLOWED',
  'MESSAGE_ID_REUSED',
  'BLOCKED',
  'TOO_MANY_MESSAGES',
  'TOO_MANY_CONVERSATIONS',
  'OUT_OF_CREDITS',
  'GUIDE_NOT_BOOKABLE',
  'DURATION_NOT_OFFERED',
  'GROUP_SIZE_NOT_OFFERED',
  'START_TIME_INVALID',
  'DATE_OUT_OF_RANGE',
  'SLOT_NOT_AVAILABLE',
] as const;

const areUnique = <Item>(items: readonly Item[], of: (item: Item) => unknown): boolean =>
  new Set(items.map(of)).size === items.length;

/**
 * Sends one message to several guides (docs/product/messages.md, "To several guides"), each in a separate
 * conversation with a separate `clientMessageId`. A retry for all or some of the guides sends each message
 * only once. `directId` identifies the batch, which is limited to DIRECT_GUIDES_MAX guides.
 */
export const sendDirectMessage = call({
  method: 'POST',
  path: '/api/direct-messages',
  summary: 'Message several guides about the same tour',
  auth: 'required',
  body: z.strictObject({
    directId: z.uuid(),
    text: messageText,
    ...RequestedTour.shape,
    to: z.array(z.strictObject({ guideId: GuideId, clientMessageId: z.uuid() })).check(
      z.minLength(1),
      z.maxLength(DIRECT_GUIDES_MAX),
      z.refine((to) => areUnique(to, ({ guideId }) => guideId), { error: 'a guide twice' }),
      z.refine((to) => areUnique(to, ({ clientMessageId }) => clientMessageId.toLowerCase()), {
        error: 'an id twice',
      }),
    ),
  }),
  replies: {
    200: z.object({
      data: z.array(
        z.object({
          guideId: GuideId,
          /** Null if the message was rejected for this guide. */
          conversationId: z.nullable(ConversationId),
          refused: z.nullable(z.enum(DIRECT_REFUSALS)),
        }),
      ),
    }),
  },
  errors: [],
  limit: 'write',
});

const messageParams = z.strictObject({
  conversationId: idText(ConversationId),
  messageId: idText(MessageId),
});

/** Recalls a message; a placeholder replaces it. Idempotent. */
export const recallMessage = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/recall',
  summary: 'Recall one of your messages within two minutes',
  auth: 'required',
  params: messageParams,
  replies: { 200: Message },
  errors: ['NOT_FOUND', 'RECALL_NOT_POSSIBLE'],
  limit: 'write',
});

/** Returns the fact card of a message. Throws NOT_FOUND if nobody has opened one. */
export const getFactCard = call({
  method: 'GET',
  path: '/api/conversations/:conversationId/messages/:messageId/fact-card',
  summary: 'Get the fact card of a message',
  auth: 'required',
  params: messageParams,
  replies: { 200: FactCard },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Opens the fact card of a message, which both users then see. Idempotent. */
export const openFactCard = call({
  method: 'PUT',
  path: '/api/conversations/:conversationId/messages/:messageId/fact-card',
  summary: 'Open the fact card of a message',
  auth: 'required',
  params: messageParams,
  replies: { 200: FactCard },
  errors: ['NOT_FOUND', 'BLOCKED', 'NO_FACTS', 'FACT_CARD_CLOSED'],
  limit: 'write',
});

/** Confirms facts of a card as they were in this version. Idempotent. */
export const confirmFacts = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/fact-card/confirm',
  summary: 'Confirm facts of a fact card',
  auth: 'required',
  params: messageParams,
  body: z.strictObject({
    version: z.int(),
    numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(CARD_FACTS_MAX)),
  }),
  replies: { 200: FactCard },
  errors: [
    'NOT_FOUND',
    'BLOCKED',
    'FACT_UNDECIDED',
    'FACT_INVALID',
    'FACT_CARD_CHANGED',
    'FACT_CARD_CLOSED',
  ],
  limit: 'write',
});

/**
 * Corrects a fact of a card, which is also how one of its options is chosen. A null value removes the fact.
 * The other user then has to confirm it again. Idempotent.
 */
export const correctFact = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/fact-card/correct',
  summary: 'Correct or remove a fact of a fact card',
  auth: 'required',
  params: messageParams,
  body: z.strictObject({ version: z.int(), number: z.int(), value: z.nullable(FactValue) }),
  replies: { 200: FactCard },
  errors: ['NOT_FOUND', 'BLOCKED', 'FACT_INVALID', 'FACT_CARD_CHANGED', 'FACT_CARD_CLOSED'],
  limit: 'write',
});

/**
 * Translates a message with the service that the operator has configured. Sends the text to it as the caller
 * sees it; the translation is not stored (docs/product/messages.md, "Translation service").
 */
export const translateMessage = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/translation',
  summary: 'Have a message translated by the site’s translation service',
  auth: 'required',
  params: messageParams,
  body: z.strictObject({ to: z.enum(TEXT_LANGUAGES) }),
  replies: { 200: MessageTranslation },
  errors: [
    'NOT_FOUND',
    'TRANSLATION_OFF',
    'TRANSLATION_TOO_LONG',
    'TOO_MANY_TRANSLATIONS',
    'TRANSLATION_UNAVAILABLE',
  ],
  limit: 'write',
});

/** Finds stations, sights and dishes by a name in English, Chinese or Japanese. */
export const findPlaces = call({
  method: 'GET',
  path: '/api/v2/places',
  summary: 'Find stations, sights and dishes by name',
  auth: 'required',
  query: z.strictObject({ name: line(1, PLACE_NAME_MAX) }),
  replies: { 200: z.object({ data: z.array(PlaceNames) }) },
  errors: [],
  limit: 'read',
});

/**
 * Marks all messages, or those up to the sequence number `upToSeq`, as read. `userId` must be the caller's
 * ID.
 */
export const markConversationRead = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/mark-read',
  summary: 'Mark a conversation as read',
  auth: 'required',
  params: conversationParams,
  body: z.strictObject({
    userId: UserId,
    upToSeq: z.optional(z.int().check(z.nonnegative(), z.maximum(2_147_483_647))),
  }),
  replies: {
    200: z.object({
      conversationId: ConversationId,
      readSeq: z.int(),
      unreadCount: z.int(),
      totalUnreadCount: z.int(),
    }),
  },
  errors: ['NOT_FOUND', 'USER_MISMATCH'],
  limit: 'write',
});

/** Returns the number of unread messages in all conversations. `userId` must be the caller's ID. */
export const getUnreadTotal = call({
  method: 'GET',
  path: '/api/conversations/total-unread-count/:userId',
  summary: 'Count your unread messages',
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: z.object({ totalUnreadCount: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Blocks the other user of a conversation. Until the block is removed, neither user can message the other,
 * send a request or book.
 */
export const blockPerson = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/block',
  summary: 'Block the other user of a conversation',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND', 'BLOCK_NOT_POSSIBLE'],
  limit: 'write',
});

export const unblockPerson = call({
  method: 'DELETE',
  path: '/api/conversations/:conversationId/block',
  summary: 'Unblock the other user of a conversation',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/**
 * Lets the conversation's traveler have more live bookings with the guide than the default. Only the guide
 * can call it. Idempotent.
 */
export const liftBookingQuota = call({
  method: 'PUT',
  path: '/api/conversations/:conversationId/booking-quota',
  summary: 'Allow or disallow a traveler more bookings with you at a time',
  auth: 'required',
  params: conversationParams,
  body: z.strictObject({ lifted: z.boolean() }),
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/**
 * Reports the other user of a conversation. Staff see the report with the reported messages. A user can
 * have only one open report about the same user.
 */
export const reportPerson = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/report',
  summary: 'Report the other user of a conversation to staff',
  auth: 'required',
  params: conversationParams,
  body: z.strictObject({
    reason: z.enum(REPORT_REASONS),
    words: z.optional(text(0, REPORT_MAX)),
  }),
  replies: { 200: z.object({ reported: z.literal(true) }) },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Lists reports for staff: open ones by longest wait, decided ones newest first. */
export const listReports = call({
  method: 'GET',
  path: '/api/v2/staff/reports',
  summary: 'List reports',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'handled']), 'waiting'),
  }),
  replies: { 200: cursorPageSchema(PersonReport) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const reportParams = z.strictObject({ id: idText(ReportId) });

/** Lists the messages of a reported conversation, newest first. */
export const listReportedMessages = call({
  method: 'GET',
  path: '/api/v2/staff/reports/:id/messages',
  summary: 'Get the messages that a report is about',
  auth: 'staff',
  params: reportParams,
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageSchema(ReportedMessage) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

/** Decides a report. A warning notifies the reported user without naming the reporter. */
export const decideReport = call({
  method: 'POST',
  path: '/api/v2/staff/reports/:id/decide',
  summary: 'Decide on a report',
  auth: 'staff',
  params: reportParams,
  body: z.strictObject({
    decision: z.enum(REPORT_DECISIONS),
    reason: text(1, REPORT_MAX),
  }),
  replies: { 200: PersonReport },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REPORT_HANDLED'],
  limit: 'write',
});

/** Lists attempts to share contact details, newest first. */
export const listContactAttempts = call({
  method: 'GET',
  path: '/api/v2/staff/contact-attempts',
  summary: 'List attempts to send contacts that the mask hides',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(z.enum(['all', 'repeated']), 'all'),
    person: z.optional(idText(UserId)),
  }),
  replies: { 200: textCursorPageSchema(ContactAttempts) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
