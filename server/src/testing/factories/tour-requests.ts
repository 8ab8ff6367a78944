import { randomUUID } from 'node:crypto';
import { acceptTourRequest, sendTourRequest } from '@tomoguide/contract/bookings/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import { TourRequestId } from '@tomoguide/contract/primitives';
import type { TestApp, TestReply } from '../app.ts';
import { aKey } from './bookings.ts';
import { aConversation, type TestConversation } from './conversations.ts';

type RequestBody = BodyInput<typeof sendTourRequest>;

/**
 * Returns the body of a request for a three-hour tour for two people at 10:00 in Tokyo on May 10, 2026, for
 * RMB 690.
 */
export const aRequestBody = (changes: Partial<RequestBody> = {}): RequestBody => ({
  clientMessageId: randomUUID(),
  scheduledStartTime: '2026-05-10T01:00:00Z',
  duration: 3,
  travelers: 2,
  services: [],
  meetingAddress: '1-1 Marunouchi, Chiyoda-ku, Tokyo',
  ...changes,
});

/** Sends a tour request through the API, and returns the response. */
export const request = (
  t: TestApp,
  { id, traveler }: TestConversation,
  changes: Partial<RequestBody> = {},
): Promise<TestReply> =>
  t.inject(sendTourRequest, {
    token: traveler.token,
    params: { conversationId: id },
    body: aRequestBody(changes),
  });

export interface TestRequest {
  id: TourRequestId;
  hash: string;
  conversation: TestConversation;
}

/** Creates an open tour request. */
export const aTourRequest = async (
  t: TestApp,
  given: Parameters<typeof aConversation>[1] & { body?: Partial<RequestBody> } = {},
): Promise<TestRequest> => {
  const conversation = await aConversation(t, given);
  const reply = await request(t, conversation, given.body);
  if (reply.status !== 201) throw new Error(`no tour request: ${reply.raw}`);
  const { id, quote } = reply.body.request;
  return { id: TourRequestId.parse(id), hash: quote.hash, conversation };
};

/** Accepts the tour request as the guide. */
export const accept = (t: TestApp, { id, hash, conversation }: TestRequest): Promise<TestReply> =>
  t.inject(acceptTourRequest, {
    token: conversation.guide.user.token,
    params: { id },
    body: { quoteHash: hash },
    headers: aKey(),
  });
