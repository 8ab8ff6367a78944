import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  BookingId,
  cursorPageOf,
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

/** Number of the last message that the client has loaded. */
const upToSeq = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

const about = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('booking'), id: BookingId }),
  z.strictObject({ kind: z.literal('withdrawal'), id: WithdrawalId }),
]);

export const getSupportChannel = call({
  method: 'GET',
  path: '/api/v2/support/door',
  summary: 'Where one writes to the team',
  auth: 'none',
  replies: { 200: SupportChannel },
  errors: [],
  limit: 'read',
});

export const getSupport = call({
  method: 'GET',
  path: '/api/v2/support',
  summary: "One's conversation with the team",
  auth: 'required',
  replies: { 200: SupportConversation },
  errors: [],
  limit: 'read',
});

/** Newest first, continuing before `cursor` (a message number). */
export const listSupportMessages = call({
  method: 'GET',
  path: '/api/v2/support/messages',
  summary: 'What one and the team have written',
  auth: 'required',
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageOf(SupportMessage) },
  errors: [],
  limit: 'read',
});

/** Sends a message to support, once per `clientMessageId`. Reopens a closed conversation. */
export const sendSupportMessage = call({
  method: 'POST',
  path: '/api/v2/support/messages',
  summary: 'Write to the team',
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
  summary: "Mark the team's answers as read",
  auth: 'required',
  body: z.strictObject({ upToSeq }),
  replies: { 200: SupportConversation },
  errors: [],
  limit: 'write',
});

/** Sends a visitor's message, without a login; the reply is sent by email. */
export const submitVisitorMessage = call({
  method: 'POST',
  path: '/api/v2/support/letters',
  summary: 'Write to the team without an account',
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

/** Waiting cases: longest waiting first. The others: by latest message. */
export const listSupportCases = call({
  method: 'GET',
  path: '/api/v2/staff/support',
  summary: 'What people ask the team',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'answered', 'closed']), 'waiting'),
  }),
  replies: { 200: cursorPageOf(SupportCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getSupportCase = call({
  method: 'GET',
  path: '/api/v2/staff/support/:id',
  summary: 'What one person asks, with the booking it is about',
  auth: 'staff',
  params: caseParams,
  replies: { 200: z.object({ case: SupportCase, booking: z.nullable(SupportBooking) }) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

export const listCaseMessages = call({
  method: 'GET',
  path: '/api/v2/staff/support/:id/messages',
  summary: 'What one person and the team have written',
  auth: 'staff',
  params: caseParams,
  query: z.strictObject(cursorQuery(50)),
  replies: { 200: cursorPageOf(SupportMessage) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

const caseActionCall = <const Verb extends string>(verb: Verb, summary: string) =>
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
export const claimCase = caseActionCall('claim', 'Take a case over');
export const releaseCase = caseActionCall('release', 'Leave a case to the others');

/**
 * Closes a case. If the user has sent another message in the meantime, returns SUPPORT_WRITTEN and leaves
 * it open.
 */
export const closeCase = call({
  method: 'POST',
  path: '/api/v2/staff/support/:id/close',
  summary: 'Close a case',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({ upToSeq }),
  replies: { 200: SupportCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'SUPPORT_CLAIMED', 'SUPPORT_WRITTEN'],
  limit: 'write',
});

/** Replies to a case, and claims it if it is unclaimed. The user's newer messages remain unanswered. */
export const answerCase = call({
  method: 'POST',
  path: '/api/v2/staff/support/:id/messages',
  summary: 'Answer a person',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({ clientMessageId, text: words, upToSeq }),
  replies: { 201: SupportMessage },
  errors: ['NOT_FOUND', 'OWN_CASE', 'SUPPORT_CLAIMED', 'MESSAGE_ID_REUSED'],
  limit: 'write',
});
