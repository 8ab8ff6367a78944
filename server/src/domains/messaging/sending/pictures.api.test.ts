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
const getToken = (talk: TestConversation, side: Side) =>
  side === 'traveler' ? talk.traveler.token : talk.guide.user.token;
const newestMessage = async (talk: TestConversation, side: Side) => {
  const { body } = await t.inject(calls.listMessages, {
    token: getToken(talk, side),
    params: { conversationId: talk.id },
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
const recall = (talk: TestConversation, side: Side, messageId: number) =>
  t.inject(calls.recallMessage, {
    token: getToken(talk, side),
    params: { conversationId: talk.id, messageId },
  });
/** Returns the state of a conversation, to check that a rejected request changed nothing. */
const state = async (talk: TestConversation) => {
  const { body } = await t.inject(calls.getConversation, {
    token: talk.traveler.token,
    params: { conversationId: talk.id },
  });
  return { messages: body.messageCount, credits: body.credits };
};

test('shows a picture to its sender, and to the other user once contacts are visible', async () => {
  const talk = await aConversation(t);
  const fileId = await anUpload(t, talk.traveler.token);
  const sent = await sendPicture(t, talk, 'traveler', fileId);
  const content = { kind: 'image', fileId, width: 320, height: 480, masked: true };
  expect([sent.status, sent.body.content, sent.body.credits]).toEqual([201, content, 19]);
  expect((await newestMessage(talk, 'traveler')).content).toEqual(content);
  expect((await newestMessage(talk, 'guide')).content).toEqual({ ...content, fileId: null });
  expect(await openStatus(fileId, talk.traveler.token)).toBe(200);
  expect(await openStatus(fileId, talk.guide.user.token)).toBe(404);

  const booking = await aBooking(t, { ...talk, status: 'confirmed', checkout: SOON });
  expect((await newestMessage(talk, 'guide')).content.masked).toBe(true);
  await t.inject(acceptBooking, { token: talk.guide.user.token, params: { id: booking.id } });
  expect((await newestMessage(talk, 'guide')).content).toEqual({ ...content, masked: false });
  const opened = await bytes(fileId, talk.guide.user.token);
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await openStatus(fileId, (await aUser(t)).token)).toBe(404);
  // An attached picture is no longer deleted as an unused upload.
  t.clock.advance({ hours: 25 });
  await eraseUnused(t.deps);
  expect(await openStatus(fileId, talk.traveler.token)).toBe(200);
});

test('rejects another user’s picture and changes nothing', async () => {
  const talk = await aConversation(t);
  const mine = await anUpload(t, talk.traveler.token);
  await sendPicture(t, talk, 'traveler', mine);
  const before = await state(talk);
  const stranger = await aUser(t);
  const theirs = await anUpload(t, stranger.token);
  const answers = [
    await sendPicture(t, talk, 'traveler', theirs),
    await sendPicture(t, talk, 'traveler', mine),
    await sendPicture(t, talk, 'traveler', 2_000_000_000),
  ];
  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.body.code]).toEqual([404, 'NOT_FOUND']);
  const pdf = await sendPicture(
    t,
    talk,
    'traveler',
    await anUpload(t, talk.traveler.token, aPdf()),
  );
  expect([pdf.status, pdf.body.code]).toEqual([422, 'FILE_TYPE_INVALID']);
  expect(await state(talk)).toEqual(before);
  // The user who uploaded the picture can still send it elsewhere.
  const own = await aConversation(t, { traveler: stranger });
  expect((await sendPicture(t, own, 'traveler', theirs)).status).toBe(201);
});

test('rejects a picture with a QR code while contacts are hidden, and accepts it once they are visible', async () => {
  const talk = await aConversation(t);
  const fileId = await anUpload(t, talk.traveler.token, await aPictureWithCode());
  const before = await state(talk);
  const refused = await sendPicture(t, talk, 'traveler', fileId);
  expect([refused.status, refused.body.code]).toEqual([422, 'CONTACT_NOT_ALLOWED']);
  expect(await state(talk)).toEqual(before);
  const booking = await aBooking(t, { ...talk, status: 'confirmed', checkout: SOON });
  await t.inject(acceptBooking, { token: talk.guide.user.token, params: { id: booking.id } });
  expect((await sendPicture(t, talk, 'traveler', fileId)).status).toBe(201);
});

test('creates one message if the same picture is sent a hundred times concurrently', async () => {
  const talk = await aConversation(t);
  const fileId = await anUpload(t, talk.traveler.token);
  const request = (clientMessageId: string) => ({
    method: 'POST',
    path: `/api/conversations/${talk.id}/messages`,
    headers: { authorization: `Bearer ${talk.traveler.token}` },
    body: { kind: 'image', clientMessageId, fileId },
  });
  const id = randomUUID();
  const replies = await sendSimultaneously(t.app, Array(100).fill(request(id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect(await state(talk)).toEqual({ messages: 1, credits: 19 });
  const other = await sendPicture(t, talk, 'traveler', await anUpload(t, talk.traveler.token), id);
  const words = await sendText(t, talk, 'traveler', 'words', id);
  expect([other.body.code, words.body.code]).toEqual(['MESSAGE_ID_REUSED', 'MESSAGE_ID_REUSED']);

  const again = await anUpload(t, talk.traveler.token);
  const names = Array.from({ length: 10 }, () => ({ ...request(randomUUID()) }));
  const rivals = await sendSimultaneously(
    t.app,
    names.map((each) => ({ ...each, body: { ...each.body, fileId: again } })),
  );
  expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(404)]);
});

test('hides a recalled picture from both users, but not from staff once its sender was reported', async () => {
  const talk = await aConversation(t);
  await aBooking(t, { ...talk, status: 'upcoming', checkout: SOON });
  const fileId = await anUpload(t, talk.guide.user.token);
  const { body: sent } = await sendPicture(t, talk, 'guide', fileId);
  const { url } = await link(fileId, talk.traveler.token);
  const staff = await aUser(t, { isStaff: true });
  expect(await openStatus(fileId, staff.token)).toBe(404);
  const recalled = await recall(talk, 'guide', sent.id);
  expect(recalled.body.content).toEqual({ kind: 'recalled' });
  expect(await openStatus(fileId, talk.traveler.token)).toBe(404);
  expect(await openStatus(fileId, talk.guide.user.token)).toBe(404);
  const headers = { authorization: `Bearer ${talk.traveler.token}` };
  expect((await t.app.inject({ url, headers })).statusCode).toBe(404);

  await t.inject(calls.reportPerson, {
    token: talk.traveler.token,
    params: { conversationId: talk.id },
    body: { reason: 'harassment' },
  });
  expect(await openStatus(fileId, staff.token)).toBe(200);
  const { body: log } = await t.inject(listAuditLog, { token: staff.token });
  expect(log.data[0]).toMatchObject({ action: 'open_picture', subject: { kind: 'report' } });
  expect(await openStatus(fileId, (await aUser(t)).token)).toBe(404);
  // Messages sent after the report are not part of it.
  const later = await anUpload(t, talk.guide.user.token);
  await sendPicture(t, talk, 'guide', later);
  expect(await openStatus(later, staff.token)).toBe(404);
});

test('a blocked user cannot send pictures, but still sees earlier pictures', async () => {
  const talk = await aConversation(t);
  const before = await anUpload(t, talk.traveler.token);
  await sendPicture(t, talk, 'traveler', before);
  await t.inject(calls.blockPerson, {
    token: talk.guide.user.token,
    params: { conversationId: talk.id },
  });
  const fileId = await anUpload(t, talk.traveler.token);
  const refused = await sendPicture(t, talk, 'traveler', fileId);
  expect([refused.status, refused.body.code]).toEqual([403, 'BLOCKED']);
  expect(await openStatus(before, talk.traveler.token)).toBe(200);
  expect(await openStatus(before, talk.guide.user.token)).toBe(404);
  expect(await openStatus(fileId, talk.guide.user.token)).toBe(404);
});

test('stores a small version for conversations unless the picture is already small', async () => {
  const talk = await aConversation(t);
  const plain = { width: 700, height: 1_400, channels: 3, background: '#334455' } as const;
  const large = await sharp({ create: plain }).jpeg().toBuffer();
  const fileId = await anUpload(t, talk.traveler.token, large);
  await sendPicture(t, talk, 'traveler', fileId);
  const sizes = await Promise.all(
    ['small', 'full'].map((size) => bytes(fileId, talk.traveler.token, { size })),
  );
  const seen = await Promise.all(sizes.map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(seen.map(({ width, height }) => [width, height])).toEqual([
    [SMALL_SIDE / 2, SMALL_SIDE],
    [700, 1_400],
  ]);
  const few = await anUpload(t, talk.traveler.token);
  const only = await bytes(few, talk.traveler.token, { size: 'small' });
  expect((await sharp(only.rawPayload).metadata()).height).toBe(480);
});
