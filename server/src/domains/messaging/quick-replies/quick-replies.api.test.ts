import { randomUUID } from 'node:crypto';
import * as accounts from '@tomoguide/contract/accounts/calls';
import * as calls from '@tomoguide/contract/messaging/calls';
import { QUICK_REPLIES_MAX } from '@tomoguide/contract/messaging/figures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aConversation,
  sendText,
  type TestConversation,
} from '../../../testing/factories/conversations.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { users } from '../../accounts/tables.ts';
import { quickReplies } from '../tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PASSWORD = 'a long enough password';
const ONE = { en: 'See you at {time}.', zh: '{时间}见。' };
const TWO = { en: 'Thank you, {name}!', zh: '谢谢你，{姓名}！' };

const readReplies = (token: string) => t.inject(calls.getQuickReplies, { token });
const setReplies = (token: string, body: object) =>
  t.inject(calls.setQuickReplies, { token, body });
const replace = async (token: string, replies: object[]) => {
  const { revision } = (await readReplies(token)).body;
  return setReplies(token, { revision, quickReplies: replies });
};

describe('the list of quick replies', () => {
  test('is replaced as a whole, in its order', async () => {
    const { token } = (await aGuide(t)).user;
    expect((await readReplies(token)).body.data).toEqual([]);
    const saved = await replace(token, [ONE, TWO]);
    expect(saved.body.data).toEqual([ONE, TWO]);
    expect((await replace(token, [TWO, ONE])).body.data).toEqual([TWO, ONE]);
    expect((await readReplies(token)).body).toEqual((await replace(token, [TWO, ONE])).body);
    expect((await replace(token, [])).body.data).toEqual([]);
  });

  test('is not replaced from an outdated page', async () => {
    const { token } = (await aGuide(t)).user;
    const { revision } = (await readReplies(token)).body;
    const [first, second] = await Promise.all([
      setReplies(token, { revision, quickReplies: [ONE] }),
      setReplies(token, { revision, quickReplies: [TWO] }),
    ]);
    const codes = [first, second].map(({ status, body }) => [status, body.code]);
    expect(codes.toSorted()).toEqual([
      [200, undefined],
      [409, 'GUIDE_CHANGED'],
    ]);
  });

  test('has at most twenty replies, each with both versions and known placeholders', async () => {
    const { token } = (await aGuide(t)).user;
    const full = Array(QUICK_REPLIES_MAX).fill(ONE);
    expect((await replace(token, full)).status).toBe(200);
    for (const wrong of [[...full, ONE], [{ en: 'Hi' }], [{ ...ONE, en: '{nmae}' }]])
      expect(await replace(token, wrong)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
  });

  test('is only for guides', async () => {
    const { token } = await aUser(t);
    expect((await readReplies(token)).body.code).toBe('NOT_A_GUIDE');
    const body = { revision: 'a'.repeat(22), quickReplies: [] };
    expect((await setReplies(token, body)).body.code).toBe('NOT_A_GUIDE');
  });

  test('is deleted when the account is closed', async () => {
    const { user, userId } = await aGuide(t, { user: await aUser(t, { password: PASSWORD }) });
    await replace(user.token, [ONE]);
    const closed = await t.inject(accounts.closeAccount, {
      token: user.token,
      body: { currentPassword: PASSWORD, goodwillCents: 0 },
    });
    expect(closed.status, closed.raw).toBe(200);
    expect(await t.db.$count(quickReplies, eq(quickReplies.userId, userId))).toBe(0);
  });
});

const TEXTS = { en: 'We meet at 10:00 at Nara Station.', zh: '我们10:00在奈良站见面。' };

const send = (
  { id, guide, traveler }: TestConversation,
  texts: object = TEXTS,
  { by = 'guide', clientMessageId = randomUUID() as string } = {},
) =>
  t.inject(calls.sendMessage, {
    token: by === 'guide' ? guide.user.token : traveler.token,
    params: { conversationId: id },
    body: { kind: 'quick_reply', clientMessageId, texts },
  });

const readFirst = async ({ id, guide, traveler }: TestConversation, by: 'guide' | 'traveler') =>
  (
    await t.inject(calls.listMessages, {
      token: by === 'guide' ? guide.user.token : traveler.token,
      params: { conversationId: id },
    })
  ).body.data[0].content;

/** A conversation with a traveler whose account is in Chinese. */
const withChinese = async () => {
  const conversation = await aConversation(t);
  await t.db.update(users).set({ locale: 'zh-CN' }).where(eq(users.id, conversation.traveler.id));
  return conversation;
};

describe('a quick reply', () => {
  test('is shown to both in the recipient’s language, with the other version', async () => {
    const english = await aConversation(t);
    const chinese = await withChinese();
    for (const [conversation, language, text, otherText] of [
      [english, 'en', TEXTS.en, TEXTS.zh],
      [chinese, 'zh', TEXTS.zh, TEXTS.en],
    ] as const) {
      expect((await send(conversation)).status).toBe(201);
      const content = { kind: 'text', text, versions: { language, otherText }, masked: false };
      expect(await readFirst(conversation, 'guide')).toMatchObject(content);
      expect(await readFirst(conversation, 'traveler')).toMatchObject(content);
      const { body } = await t.inject(calls.getConversation, {
        token: conversation.guide.user.token,
        params: { conversationId: conversation.id },
      });
      expect(body.otherReads).toBe(language);
    }
  });

  test('stays as it was sent when the recipient’s language changes', async () => {
    const conversation = await withChinese();
    await send(conversation);
    await t.db.update(users).set({ locale: 'en' }).where(eq(users.id, conversation.traveler.id));
    expect((await readFirst(conversation, 'traveler')).text).toBe(TEXTS.zh);
  });

  test('has the facts of the version that the recipient sees', async () => {
    const conversation = await withChinese();
    await send(conversation, { en: 'See you!', zh: TEXTS.zh });
    expect((await readFirst(conversation, 'traveler')).facts).toBe(2);
  });

  test('is one message under its ID, and not a text or another reply', async () => {
    const conversation = await aConversation(t);
    const clientMessageId = randomUUID();
    const first = await send(conversation, TEXTS, { clientMessageId });
    expect((await send(conversation, TEXTS, { clientMessageId })).body).toEqual(first.body);
    for (const other of [
      await send(conversation, { ...TEXTS, zh: '好' }, { clientMessageId }),
      await send(conversation, { ...TEXTS, en: 'Good' }, { clientMessageId }),
      await sendText(t, conversation, 'guide', TEXTS.en, clientMessageId),
    ])
      expect(other).toMatchObject({ status: 409, body: { code: 'MESSAGE_ID_REUSED' } });
  });

  test('is not sent by travelers, or with a placeholder', async () => {
    const conversation = await aConversation(t);
    expect((await send(conversation, TEXTS, { by: 'traveler' })).status).toBe(404);
    const unfilled = await send(conversation, { ...TEXTS, zh: '{价格}' });
    expect(unfilled).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  test('is masked in both versions', async () => {
    const conversation = await aConversation(t);
    const sent = await send(conversation, { en: 'Hello', zh: '我的微信是kenji88' });
    expect(sent.body.content).toMatchObject({
      masked: true,
      versions: { otherText: '我的微信是kenji88' },
    });
    const shown = await readFirst(conversation, 'traveler');
    expect(shown).toMatchObject({ text: 'Hello', masked: true });
    expect(shown.versions.otherText).not.toContain('kenji88');
  });

  test('cannot split a contact over its versions, or over those of several replies', async () => {
    const one = await aConversation(t);
    await send(one, { en: 'my wechat is', zh: 'kenji88' });
    expect((await readFirst(one, 'traveler')).versions.otherText).not.toContain('kenji88');
    const two = await aConversation(t);
    await send(two, { en: 'Hello', zh: '我的微信是' });
    await send(two, { en: 'Sure', zh: 'kenji88' });
    expect((await readFirst(two, 'traveler')).versions.otherText).not.toContain('kenji88');
  });

  test('is not masked because its translation repeats a number', async () => {
    const conversation = await aConversation(t);
    await send(conversation, { en: 'The total is 12000', zh: '总价12000' });
    expect((await readFirst(conversation, 'traveler')).masked).toBe(false);
  });
});
