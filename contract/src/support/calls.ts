import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  BookingId,
  cursorPageSchema,
  cursorQuery,
  Email,
  idText,
  SupportCaseId,
  text,
  WithdrawalId,
} from '../primitives.ts';
import {
  SupportBooking,
  SupportCase,
  SupportChannel,
  SupportConversation,
  SupportMessage,
  SupportTopic,
} from './entities.ts';
import { SUPPORT_TEXT_MAX } from './fields.ts';

const words = text(1, SUPPORT_TEXT_MAX);

const clientMessageId = z.uuid().check(z.toLowerCase());

/** Sequence number of the last message that the client has loaded. */
const upToSeq = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

const about = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('booking'), id: BookingId }),
  z.strictObject({ kind: z.literal('withdrawal'), id: WithdrawalId }),
]);

export const getSupportChannel = call({
  method: 'GET',
  path: '/api/v2/support/door',
  summary: 'Get how to contact the team',
  auth: 'none',
  replies: { 200: SupportChannel },
  errors: [],
  limit: 'read',
});

export const getSupport = call({
  method: 'GET',
  path: '/api/v2/support',
  summary: 'Get your conversation with the team',
  auth: 'required',
  replies: { 200: SupportConversation },
  errors: [],
  limit: 'read',
});

/**
 * Lists the messages of the caller's support conversation, newest first, before the sequence number
 * `cursor`.
 */
export const listSupportMessages = call({
  method: 'GET',
  path: '/api/v2/support/messages',
  summary: 'List the messages of your conversation with the team',
  auth: 'required',
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageSchema(SupportMessage) },
  errors: [],
  limit: 'read',
});

/** Sends a message to support, only once per `clientMessageId`. Reopens a closed conversation. */
export const sendSupportMessage = call({
  method: 'POST',
  path: '/api/v2/support/messages',
  summary: 'Send a message to the team',
  auth: 'required',
  body: z.strictObject({
    clientMessageId,
    text: words,
    topic: z.optional(SupportTopic),
    about: z.optional(about),
  }),
  replies: { 201: SupportMessage },
  errors: ['NOT_FOUND', 'MESSAGE_ID_REUSED', 'TOO_MANY_MESSAGES'],
  limit: 'write',
});

export const markSupportRead = call({
  method: 'POST',
  path: '/api/v2/support/read',
  summary: "Mark the team's replies as read",
  auth: 'required',
  body: z.strictObject({ upToSeq }),
  replies: { 200: SupportConversation },
  errors: [],
  limit: 'write',
});

/** Sends a visitor's message to support, without a login. The reply is sent by email. */
export const submitVisitorMessage = call({
  method: 'POST',
  path: '/api/v2/support/letters',
  summary: 'Send a message to the team without an account',
  auth: 'none',
  body: z.strictObject({
    clientMessageId,
    email: Email,
    text: words,
    topic: z.optional(SupportTopic),
  }),
  replies: { 201: z.object({ received: z.literal(true) }) },
  errors: ['MESSAGE_ID_REUSED', 'TOO_MANY_MESSAGES'],
  limit: 'signup',
});

const caseParams = z.strictObject({ id: idText(SupportCaseId) });

/** Lists support cases: waiting ones by longest wait, the others by latest message. */
export const listSupportCases = call({
  method: 'GET',
  path: '/api/v2/staff/support',
  summary: 'List support cases',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'answered', 'closed']), 'waiting'),
  }),
  replies: { 200: cursorPageSchema(SupportCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getSupportCase = call({
  method: 'GET',
  path: '/api/v2/staff/support/:id',
  summary: 'Get a support case with its booking',
  auth: 'staff',
  params: caseParams,
  replies: { 200: z.object({ case: SupportCase, booking: z.nullable(SupportBooking) }) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

export const listCaseMessages = call({
  method: 'GET',
  path: '/api/v2/staff/support/:id/messages',
  summary: 'List the messages of a support case',
  auth: 'staff',
  params: caseParams,
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageSchema(SupportMessage) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

const defineCaseAction = <const Verb extends string>(verb: Verb, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v2/staff/support/:id/${verb}`,
    summary,
    auth: 'staff',
    params: caseParams,
    replies: { 200: SupportCase },
    errors: ['NOT_FOUND', 'OWN_CASE', 'SUPPORT_CLAIMED', 'SUPPORT_CLOSED'],
    limit: 'write',
  });

/** Claims a case, even if another staff member has claimed it. */
export const claimCase = defineCaseAction('claim', 'Take a case over');
export const releaseCase = defineCaseAction('release', 'Leave a case to the others');

/**
 * Closes a case. Returns SUPPORT_WRITTEN and leaves the case open if the user has sent another message that
 * the client has not loaded.
 */
export const closeCase = call({
  method: 'POST',
  path: '/api/v2/staff/support/:id/close',
  summary: 'Close a support case',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({ upToSeq }),
  replies: { 200: SupportCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'SUPPORT_CLAIMED', 'SUPPORT_WRITTEN'],
  limit: 'write',
});

/**
 * Replies to a case, and claims it if it is unclaimed. Messages of the user that the client has not loaded
 * count as unanswered.
 */
export const answerCase = call({
  method: 'POST',
  path: '/api/v2/staff/support/:id/messages',
  summary: 'Reply to a support case',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({ clientMessageId, text: words, upToSeq }),
  replies: { 201: SupportMessage },
  errors: ['NOT_FOUND', 'OWN_CASE', 'SUPPORT_CLAIMED', 'MESSAGE_ID_REUSED'],
  limit: 'write',
});
