import { randomUUID } from 'node:crypto';
import { acceptBooking } from '@tomoguide/contract/bookings/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import { SMALL_SIDE } from '@tomoguide/contract/files/figures';
import * as calls from '@tomoguide/contract/messaging/calls';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import {
  aConversation,
  sendPicture,
  sendText,
  type TestConversation,
} from '../../../testing/factories/conversations.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aPdf, aPictureWithCode } from '../../../testing/sample-files.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { eraseUnused } from '../../files/receiving/erase-uploads.ts';

const NOW = '2026-05-01T00:00:00Z';
/** A start too soon for a full refund once the guide has accepted. */
const SOON = { scheduledStartTime: '2026-05-02T03:00:00Z' };
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

type Side = 'traveler' | 'guide';
const getToken = (conversation: TestConversation, side: Side) =>
  side === 'traveler' ? conversation.traveler.token : conversation.guide.user.token;
const newestMessage = async (conversation: TestConversation, side: Side) => {
  const { body } = await t.inject(calls.listMessages, {
    token: getToken(conversation, side),
    params: { conversationId: conversation.id },
  });
  return body.data[0];
};
/** Requests a link to the picture; returns the status, and the link if there is one. */
const link = async (id: number, token: string, query = {}) => {
  const { status, body } = await t.inject(createFileLink, { token, params: { id }, query });
  return { status, url: body.url as string };
};
const bytes = async (id: number, token: string, query = {}) => {
  const { url } = await link(id, token, query);
  return t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
};
const openStatus = async (id: number, token: string) => (await link(id, token)).status;
const recall = (conversation: TestConversation, side: Side, messageId: number) =>
  t.inject(calls.recallMessage, {
    token: getToken(conversation, side),
    params: { conversationId: conversation.id, messageId },
  });
/** Returns the state of a conversation, to check that a rejected request changed nothing. */
const state = async (conversation: TestConversation) => {
  const { body } = await t.inject(calls.getConversation, {
    token: conversation.traveler.token,
    params: { conversationId: conversation.id },
  });
  return { messages: body.messageCount, credits: body.credits };
};

test('shows a picture to its sender, and to the other user once contacts are visible', async () => {
  const conversation = await aConversation(t);
  const fileId = await anUpload(t, conversation.traveler.token);
  const sent = await sendPicture(t, conversation, 'traveler', fileId);
  const content = { kind: 'image', fileId, width: 320, height: 480, masked: true };
  expect([sent.status, sent.body.content, sent.body.credits]).toEqual([201, content, 19]);
  expect((await newestMessage(conversation, 'traveler')).content).toEqual(content);
  expect((await newestMessage(conversation, 'guide')).content).toEqual({
    ...content,
    fileId: null,
  });
  expect(await openStatus(fileId, conversation.traveler.token)).toBe(200);
  expect(await openStatus(fileId, conversation.guide.user.token)).toBe(404);

  const booking = await aBooking(t, { ...conversation, status: 'confirmed', checkout: SOON });
  expect((await newestMessage(conversation, 'guide')).content.masked).toBe(true);
  await t.inject(acceptBooking, {
    token: conversation.guide.user.token,
    params: { id: booking.id },
  });
  expect((await newestMessage(conversation, 'guide')).content).toEqual({
    ...content,
    masked: false,
  });
  const opened = await bytes(fileId, conversation.guide.user.token);
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await openStatus(fileId, (await aUser(t)).token)).toBe(404);
  // An attached picture is no longer deleted as an unused upload.
  t.clock.advance({ hours: 25 });
  await eraseUnused(t.deps);
  expect(await openStatus(fileId, conversation.traveler.token)).toBe(200);
});

test('rejects another user’s picture and changes nothing', async () => {
  const conversation = await aConversation(t);
  const mine = await anUpload(t, conversation.traveler.token);
  await sendPicture(t, conversation, 'traveler', mine);
  const before = await state(conversation);
  const stranger = await aUser(t);
  const theirs = await anUpload(t, stranger.token);
  const answers = [
    await sendPicture(t, conversation, 'traveler', theirs),
    await sendPicture(t, conversation, 'traveler', mine),
    await sendPicture(t, conversation, 'traveler', 2_000_000_000),
  ];
  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.body.code]).toEqual([404, 'NOT_FOUND']);
  const pdf = await sendPicture(
    t,
    conversation,
    'traveler',
    await anUpload(t, conversation.traveler.token, aPdf()),
  );
  expect([pdf.status, pdf.body.code]).toEqual([422, 'FILE_TYPE_INVALID']);
  expect(await state(conversation)).toEqual(before);
  // The user who uploaded the picture can still send it elsewhere.
  const own = await aConversation(t, { traveler: stranger });
  expect((await sendPicture(t, own, 'traveler', theirs)).status).toBe(201);
});

test('rejects a picture with a QR code while contacts are hidden, and accepts it once they are visible', async () => {
  const conversation = await aConversation(t);
  const fileId = await anUpload(t, conversation.traveler.token, await aPictureWithCode());
  const before = await state(conversation);
  const rejected = await sendPicture(t, conversation, 'traveler', fileId);
  expect([rejected.status, rejected.body.code]).toEqual([422, 'CONTACT_NOT_ALLOWED']);
  expect(await state(conversation)).toEqual(before);
  const booking = await aBooking(t, { ...conversation, status: 'confirmed', checkout: SOON });
  await t.inject(acceptBooking, {
    token: conversation.guide.user.token,
    params: { id: booking.id },
  });
  expect((await sendPicture(t, conversation, 'traveler', fileId)).status).toBe(201);
});

test('creates one message if the same picture is sent a hundred times concurrently', async () => {
  const conversation = await aConversation(t);
  const fileId = await anUpload(t, conversation.traveler.token);
  const request = (clientMessageId: string) => ({
    method: 'POST',
    path: `/api/conversations/${conversation.id}/messages`,
    headers: { authorization: `Bearer ${conversation.traveler.token}` },
    body: { kind: 'image', clientMessageId, fileId },
  });
  const id = randomUUID();
  const replies = await sendSimultaneously(t.app, Array(100).fill(request(id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect(await state(conversation)).toEqual({ messages: 1, credits: 19 });
  const other = await sendPicture(
    t,
    conversation,
    'traveler',
    await anUpload(t, conversation.traveler.token),
    id,
  );
  const words = await sendText(t, conversation, 'traveler', 'words', id);
  expect([other.body.code, words.body.code]).toEqual(['MESSAGE_ID_REUSED', 'MESSAGE_ID_REUSED']);

  const again = await anUpload(t, conversation.traveler.token);
  const names = Array.from({ length: 10 }, () => ({ ...request(randomUUID()) }));
  const rivals = await sendSimultaneously(
    t.app,
    names.map((each) => ({ ...each, body: { ...each.body, fileId: again } })),
  );
  expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(404)]);
});

test('hides a recalled picture from both users, but not from staff once its sender was reported', async () => {
  const conversation = await aConversation(t);
  await aBooking(t, { ...conversation, status: 'upcoming', checkout: SOON });
  const fileId = await anUpload(t, conversation.guide.user.token);
  const { body: sent } = await sendPicture(t, conversation, 'guide', fileId);
  const { url } = await link(fileId, conversation.traveler.token);
  const staff = await aUser(t, { isStaff: true });
  expect(await openStatus(fileId, staff.token)).toBe(404);
  const recalled = await recall(conversation, 'guide', sent.id);
  expect(recalled.body.content).toEqual({ kind: 'recalled' });
  expect(await openStatus(fileId, conversation.traveler.token)).toBe(404);
  expect(await openStatus(fileId, conversation.guide.user.token)).toBe(404);
  const headers = { authorization: `Bearer ${conversation.traveler.token}` };
  expect((await t.app.inject({ url, headers })).statusCode).toBe(404);

  await t.inject(calls.reportPerson, {
    token: conversation.traveler.token,
    params: { conversationId: conversation.id },
    body: { reason: 'harassment' },
  });
  expect(await openStatus(fileId, staff.token)).toBe(200);
  const { body: log } = await t.inject(listAuditLog, { token: staff.token });
  expect(log.data[0]).toMatchObject({ action: 'open_picture', subject: { kind: 'report' } });
  expect(await openStatus(fileId, (await aUser(t)).token)).toBe(404);
  // Messages sent after the report are not part of it.
  const later = await anUpload(t, conversation.guide.user.token);
  await sendPicture(t, conversation, 'guide', later);
  expect(await openStatus(later, staff.token)).toBe(404);
});

test('a blocked user cannot send pictures, but still sees earlier pictures', async () => {
  const conversation = await aConversation(t);
  const before = await anUpload(t, conversation.traveler.token);
  await sendPicture(t, conversation, 'traveler', before);
  await t.inject(calls.blockPerson, {
    token: conversation.guide.user.token,
    params: { conversationId: conversation.id },
  });
  const fileId = await anUpload(t, conversation.traveler.token);
  const rejected = await sendPicture(t, conversation, 'traveler', fileId);
  expect([rejected.status, rejected.body.code]).toEqual([403, 'BLOCKED']);
  expect(await openStatus(before, conversation.traveler.token)).toBe(200);
  expect(await openStatus(before, conversation.guide.user.token)).toBe(404);
  expect(await openStatus(fileId, conversation.guide.user.token)).toBe(404);
});

test('stores a small version for conversations unless the picture is already small', async () => {
  const conversation = await aConversation(t);
  const plain = { width: 700, height: 1_400, channels: 3, background: '#334455' } as const;
  const large = await sharp({ create: plain }).jpeg().toBuffer();
  const fileId = await anUpload(t, conversation.traveler.token, large);
  await sendPicture(t, conversation, 'traveler', fileId);
  const sizes = await Promise.all(
    ['small', 'full'].map((size) => bytes(fileId, conversation.traveler.token, { size })),
  );
  const seen = await Promise.all(sizes.map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(seen.map(({ width, height }) => [width, height])).toEqual([
    [SMALL_SIDE / 2, SMALL_SIDE],
    [700, 1_400],
  ]);
  const few = await anUpload(t, conversation.traveler.token);
  const only = await bytes(few, conversation.traveler.token, { size: 'small' });
  expect((await sharp(only.rawPayload).metadata()).height).toBe(480);
});
