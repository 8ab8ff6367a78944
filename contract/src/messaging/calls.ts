import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  ConversationId,
  cursorPageOf,
  cursorQuery,
  FileId,
  GuideId,
  idText,
  intText,
  MessageId,
  placePageOf,
  placeQuery,
  ReportId,
  text,
  UserId,
} from '../primitives.ts';
import {
  ContactAttempts,
  ConversationEntry,
  Message,
  PersonReport,
  ReportedMessage,
  SentMessage,
  TourWish,
} from './entities.ts';
import { REPORT_DECISIONS, REPORT_MAX, REPORT_REASONS, TEXT_MAX } from './fields.ts';
import { DIRECT_GUIDES_MAX } from './figures.ts';

const conversationParams = z.strictObject({ conversationId: idText(ConversationId) });

const messageText = text(1, TEXT_MAX);

/** Latest message first; conversations without messages are omitted. */
export const listConversations = call({
  method: 'GET',
  path: '/api/conversations',
  summary: "One's conversations, the latest message first",
  auth: 'required',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageOf(ConversationEntry) },
  errors: [],
  limit: 'read',
});

/**
 * Opens the conversation with a guide, or, for a guide, with a traveler who has booked; creates it if
 * needed. The other side does not see it until a message is sent.
 */
export const openConversation = call({
  method: 'POST',
  path: '/api/conversations',
  summary: 'Open the conversation with a guide, or with a traveler of yours',
  auth: 'required',
  body: z.union([z.strictObject({ guideId: GuideId }), z.strictObject({ travelerId: UserId })]),
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND', 'SELF_NOT_ALLOWED'],
  limit: 'write',
});

export const getConversation = call({
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'One conversation',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Newest messages first, continuing before `cursor` (a message number). With `after` (a revision), returns
 * new and changed messages in the order of the changes; `nextCursor` is then the next `after`.
 */
export const listMessages = call({
  method: 'GET',
  path: '/api/conversations/:conversationId/messages',
  summary: 'The messages of a conversation, or what a client missed of them',
  auth: 'required',
  params: conversationParams,
  query: z
    .strictObject({ ...cursorQuery(50), after: z.optional(intText(0, 99_999_999_999)) })
    .check(
      z.refine(({ cursor, after }) => cursor === undefined || after === undefined, {
        error: 'either cursor or after',
      }),
    ),
  replies: { 200: cursorPageOf(Message) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** In PostgreSQL's UUID format, so that a repeated call compares equal. */
const clientMessageId = z.uuid().check(z.toLowerCase());

/**
 * Sends a message. Idempotent without a time limit: the sender's `clientMessageId` identifies the message.
 * Using the id for another message returns MESSAGE_ID_REUSED.
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
    /** An image uploaded by the sender for this message (docs/product/messages.md, "Pictures"). */
    z.strictObject({
      kind: z.literal('image'),
      clientMessageId,
      fileId: FileId,
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

/** Why a direct message was not sent to a guide. It is still sent to the other guides. */
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
 * conversation with a separate `clientMessageId`. Retrying for all guides, or only for some, sends each
 * message once. `directId` identifies the batch, which is limited to DIRECT_GUIDES_MAX guides.
 */
export const sendDirectMessage = call({
  method: 'POST',
  path: '/api/direct-messages',
  summary: 'Ask several guides about one tour',
  auth: 'required',
  body: z.strictObject({
    directId: z.uuid(),
    text: messageText,
    ...TourWish.shape,
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
          /** Null if it was rejected. */
          conversationId: z.nullable(ConversationId),
          refused: z.nullable(z.enum(DIRECT_REFUSALS)),
        }),
      ),
    }),
  },
  errors: [],
  limit: 'write',
});

/** Recalls a message; a placeholder replaces it. Idempotent. */
export const recallMessage = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages/:messageId/recall',
  summary: 'Recall a message of yours, within two minutes',
  auth: 'required',
  params: z.strictObject({
    conversationId: idText(ConversationId),
    messageId: idText(MessageId),
  }),
  replies: { 200: Message },
  errors: ['NOT_FOUND', 'RECALL_NOT_POSSIBLE'],
  limit: 'write',
});

/** Marks all messages, or those up to `upToSeq`, as read. `userId` must be the caller's id. */
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

/** The unread messages in all conversations. `userId` must be the caller's id. */
export const getUnreadTotal = call({
  method: 'GET',
  path: '/api/conversations/total-unread-count/:userId',
  summary: 'How many messages one has not read',
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: z.object({ totalUnreadCount: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Blocks a user. Until the block is removed, neither side can message the other, send a request or book. */
export const blockPerson = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/block',
  summary: 'Block the other person of a conversation',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND', 'BLOCK_NOT_POSSIBLE'],
  limit: 'write',
});

export const unblockPerson = call({
  method: 'DELETE',
  path: '/api/conversations/:conversationId/block',
  summary: 'Take a block back',
  auth: 'required',
  params: conversationParams,
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Only for the conversation's guide. Idempotent. */
export const liftBookingQuota = call({
  method: 'PUT',
  path: '/api/conversations/:conversationId/booking-quota',
  summary: 'Allow a traveler more bookings with you at a time, or take that back',
  auth: 'required',
  params: conversationParams,
  body: z.strictObject({ lifted: z.boolean() }),
  replies: { 200: ConversationEntry },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/**
 * Reports a user. Staff see the report with the reported messages. Only one report about the same user can
 * be open at a time.
 */
export const reportPerson = call({
  method: 'POST',
  path: '/api/conversations/:conversationId/report',
  summary: 'Report the other person of a conversation to staff',
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

/** Open reports: longest waiting first. Decided ones: newest first. */
export const listReports = call({
  method: 'GET',
  path: '/api/v2/staff/reports',
  summary: 'People who were reported',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'handled']), 'waiting'),
  }),
  replies: { 200: cursorPageOf(PersonReport) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const reportParams = z.strictObject({ id: idText(ReportId) });

/** Newest first. */
export const listReportedMessages = call({
  method: 'GET',
  path: '/api/v2/staff/reports/:id/messages',
  summary: 'What a report is about',
  auth: 'staff',
  params: reportParams,
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageOf(ReportedMessage) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

/** A warning notifies the reported user, without naming the reporter. */
export const decideReport = call({
  method: 'POST',
  path: '/api/v2/staff/reports/:id/decide',
  summary: 'Decide a report',
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

/** Newest first. */
export const listContactAttempts = call({
  method: 'GET',
  path: '/api/v2/staff/contact-attempts',
  summary: 'Who wrote contacts that the mask hides, to whom and how often',
  auth: 'staff',
  query: z.strictObject({
    ...placeQuery(),
    show: z._default(z.enum(['all', 'repeated']), 'all'),
    person: z.optional(idText(UserId)),
  }),
  replies: { 200: placePageOf(ContactAttempts) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
