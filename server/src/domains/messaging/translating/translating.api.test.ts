import {
  getConversation,
  recallMessage,
  translateMessage,
} from '@tomoguide/contract/messaging/calls';
import { TRANSLATIONS_A_MINUTE } from '@tomoguide/contract/messaging/figures';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aConversation,
  sendText,
  type TestConversation,
} from '../../../testing/factories/conversations.ts';
import { startLibreTranslate } from '../../../testing/fake-libre-translate.ts';
import { messages } from '../tables.ts';

const NOW = '2026-05-01T01:00:00Z';
const TEXT = '我们明天见';

let service: Awaited<ReturnType<typeof startLibreTranslate>>;
let t: TestApp;
beforeAll(async () => {
  service = await startLibreTranslate({ key: 'secret', charLimit: 500 });
  t = await testApp({
    now: NOW,
    env: { TRANSLATE_URL: `${service.url}/`, TRANSLATE_API_KEY: 'secret' },
  });
});
afterAll(async () => {
  await t.close();
  await service.close();
});
beforeEach(() => t.clock.set(NOW));
afterEach(() => service.reset());

type Side = 'traveler' | 'guide';
const getToken = ({ traveler, guide }: TestConversation, side: Side) =>
  side === 'traveler' ? traveler.token : guide.user.token;

const aMessage = async (text = TEXT, by: Side = 'traveler') => {
  const conversation = await aConversation(t);
  const { body } = await sendText(t, conversation, by, text);
  return { conversation, messageId: body.id as number };
};
type Sent = Awaited<ReturnType<typeof aMessage>>;

const translate = (
  { conversation, messageId }: Sent,
  { side = 'guide', to = 'en', token }: { side?: Side; to?: string; token?: string } = {},
) =>
  t.inject(translateMessage, {
    token: token ?? getToken(conversation, side),
    params: { conversationId: conversation.id, messageId },
    body: { to },
  });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : `${status} ${body.code}`;

test('translates a message for both users, in the format of the service', async () => {
  const sent = await aMessage();
  expect((await translate(sent)).body).toEqual({ text: `en: ${TEXT}`, host: service.host });
  expect(service.received).toEqual([
    { q: TEXT, source: 'auto', target: 'en', format: 'text', api_key: 'secret' },
  ]);
  expect(outcome(await translate(sent, { side: 'traveler' }))).toBe('done');
});

test('both users are told which host gets the texts', async () => {
  const { id, guide, traveler } = await aConversation(t);
  for (const token of [guide.user.token, traveler.token]) {
    const { body } = await t.inject(getConversation, { token, params: { conversationId: id } });
    expect(body.translationHost).toBe(service.host);
  }
});

test('asks the service once for a text and a language, and stores nothing', async () => {
  const sent = await aMessage();
  const before = await t.db.select().from(messages);
  await Promise.all([translate(sent), translate(sent, { side: 'traveler' })]);
  await translate(sent);
  expect(service.received).toHaveLength(1);
  expect((await translate(sent, { to: 'zh' })).body.text).toBe(`zh: ${TEXT}`);
  expect(service.received).toHaveLength(2);
  expect(await t.db.select().from(messages)).toEqual(before);
});

test('sends what the user sees: a masked contact stays masked', async () => {
  const sent = await aMessage('加我微信 wx_kenji88');
  await translate(sent);
  await translate(sent, { side: 'traveler' });
  const [forGuide = '', forTraveler = ''] = service.received.map(({ q }) => q);
  expect(forGuide).not.toContain('kenji88');
  expect(forGuide).toContain('•••');
  expect(forTraveler).toContain('wx_kenji88');
});

test('nobody else can have a message translated, and no message of another conversation', async () => {
  const sent = await aMessage();
  const stranger = await aUser(t);
  expect(outcome(await translate(sent, { token: stranger.token }))).toBe('404 NOT_FOUND');
  const other = await aMessage();
  const mixed = { conversation: sent.conversation, messageId: other.messageId };
  expect(outcome(await translate(mixed))).toBe('404 NOT_FOUND');
  expect(service.received).toEqual([]);
});

test('a recalled message cannot be translated, even if it was before', async () => {
  const sent = await aMessage();
  await translate(sent);
  await t.inject(recallMessage, {
    token: getToken(sent.conversation, 'traveler'),
    params: { conversationId: sent.conversation.id, messageId: sent.messageId },
  });
  expect(outcome(await translate(sent))).toBe('404 NOT_FOUND');
});

test('only the languages of the site can be asked for', async () => {
  expect(outcome(await translate(await aMessage(), { to: 'ja' }))).toBe('400 VALIDATION_FAILED');
});

test('a text that is too long for the service is refused with its own code', async () => {
  const sent = await aMessage('好'.repeat(501));
  expect(outcome(await translate(sent))).toBe('422 TRANSLATION_TOO_LONG');
});

test('a user can have a limited number of messages translated a minute, known ones not counted', async () => {
  const sent = await aMessage();
  for (let index = 1; index < TRANSLATIONS_A_MINUTE; index += 1) {
    const { body } = await sendText(
      t,
      sent.conversation,
      index % 2 ? 'guide' : 'traveler',
      `第${index}`,
    );
    await translate({ ...sent, messageId: body.id });
    t.clock.advance({ seconds: 2 });
  }
  expect(outcome(await translate(sent))).toBe('done');
  const { body } = await sendText(t, sent.conversation, 'guide', '最后');
  const next = { ...sent, messageId: body.id };
  const refused = await translate(next);
  expect(outcome(refused)).toBe('429 TOO_MANY_TRANSLATIONS');
  expect(refused.headers['retry-after']).toBe('22');
  expect(outcome(await translate(sent))).toBe('done');
  expect(outcome(await translate(next, { side: 'traveler' }))).toBe('done');
  t.clock.advance({ seconds: 22 });
  expect(outcome(await translate({ ...next, messageId: sent.messageId }, { to: 'zh' }))).toBe(
    'done',
  );
});

const PROBLEMS: [string, typeof service.answer][] = [
  ['500', (_, reply) => reply.writeHead(500).end('{"error":"Internal Server Error"}')],
  ['429', (_, reply) => reply.writeHead(429).end('{"error":"Slowdown"}')],
  ['a page', (_, reply) => reply.writeHead(200).end('<html>Bad gateway</html>')],
  ['another form', (_, reply) => reply.writeHead(200).end('{"translatedText":["a"]}')],
  ['no text', (_, reply) => reply.writeHead(200).end('{"translatedText":" "}')],
  [
    'a redirect',
    (_, reply) => reply.writeHead(307, { location: `${service.url}/translate` }).end(),
  ],
  [
    'a huge text',
    (_, reply) => reply.end(JSON.stringify({ translatedText: 'a'.repeat(10_000_000) })),
  ],
  ['a cut connection', (_, reply) => reply.destroy()],
  [
    'half a reply',
    (_, reply) => {
      reply.writeHead(200, { 'content-length': 100 }).write('{"translated');
      reply.destroy();
    },
  ],
];

test.each(PROBLEMS)(
  'if the service answers with %s, the reply is a 503 with a code, and the next call works',
  async (_, answer) => {
    const sent = await aMessage();
    service.answer = answer;
    const failed = await translate(sent);
    expect(outcome(failed)).toBe('503 TRANSLATION_UNAVAILABLE');
    expect(failed.headers['retry-after']).toBe('30');
    service.reset();
    expect(outcome(await translate(sent))).toBe('done');
  },
);

test('a failing service is counted', async () => {
  const before = new Map(t.deps.counters.externalFailures.entries()).get('translation') ?? 0;
  service.answer = (_, reply) => reply.destroy();
  await translate(await aMessage());
  const after = new Map(t.deps.counters.externalFailures.entries()).get('translation');
  expect(after).toBe(before + 1);
});

test('without a service, nothing is offered and the call says so', async () => {
  const plain = await testApp({ now: NOW });
  try {
    const conversation = await aConversation(plain);
    const { body } = await sendText(plain, conversation, 'traveler', TEXT);
    const params = { conversationId: conversation.id };
    const { token } = conversation.guide.user;
    const shown = await plain.inject(getConversation, { token, params });
    expect(shown.body).not.toHaveProperty('translationHost');
    const refused = await plain.inject(translateMessage, {
      token,
      params: { ...params, messageId: body.id },
      body: { to: 'en' },
    });
    expect(outcome(refused)).toBe('409 TRANSLATION_OFF');
  } finally {
    await plain.close();
  }
});
