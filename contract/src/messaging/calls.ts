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
import { DIRECT_GUIDES_MAX } from './limits.ts';

const conversationParams = z.strictObject({ conversationId: idText(ConversationId) });

const messageText = text(1, TEXT_MAX);

/** The latest message first; those without a message are left out. */
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
 * The one conversation with a guide, or, as a guide, with a traveler who has booked; made where there
 * is none. The other side sees nothing of it before a message is sent.
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
 * The newest messages first, on from before `cursor` (a message's number). With `after` (a revision)
 * what is new or changed since, in the order of the changes; `nextCursor` is then the next `after`.
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

/** In the letters that PostgreSQL writes: the same again answers the same. */
const clientMessageId = z.uuid().check(z.toLowerCase());

/**
 * Sends a message, once for each `clientMessageId` of its sender, for ever: the same again answers the
 * same, the id with another message is MESSAGE_ID_REUSED.
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
    /** A picture that the sender uploaded for it (docs/product/messages.md, "Pictures"). */
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

/** Why a guide does not get a direct message; the other guides do all the same. */
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

const allDiffer = <Item>(items: readonly Item[], of: (item: Item) => unknown): boolean =>
  new Set(items.map(of)).size === items.length;

/**
 * One message to several guides (docs/product/messages.md, "To several guides"), each in their own
 * conversation with its own `clientMessageId`. The same again, for all or for those whom it did not
 * reach, sends each once. `directId` names the whole: under it at most DIRECT_GUIDES_MAX guides.
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
      z.refine((to) => allDiffer(to, ({ guideId }) => guideId), { error: 'a guide twice' }),
      z.refine((to) => allDiffer(to, ({ clientMessageId }) => clientMessageId.toLowerCase()), {
        error: 'an id twice',
      }),
    ),
  }),
  replies: {
    200: z.object({
      data: z.array(
        z.object({
          guideId: GuideId,
          /** Null where it was refused. */
          conversationId: z.nullable(ConversationId),
          refused: z.nullable(z.enum(DIRECT_REFUSALS)),
        }),
      ),
    }),
  },
  errors: [],
  limit: 'write',
});

/** A notice stays in its place. The same again answers the same. */
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

/**
 * All of it is read, or what stands up to `upToSeq`. `userId` is a claim: somebody else's is refused.
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

/** Over all conversations of the caller, whose own id it takes. */
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

/** Neither can write to the other, request or book, until it is taken back. */
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

/** For the guide of the conversation; idempotent. */
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

/** Staff reads it, with the messages it is about. One open report of a person is kept at a time. */
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

/** Waiting ones with the longest waiting first, handled ones with the newest first. */
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

/** The newest first. */
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

/** A warning tells the person who was reported, not by whom. */
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

/** The latest first. */
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
