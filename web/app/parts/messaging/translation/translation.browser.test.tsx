import { translateMessage } from '@tomoguide/contract/messaging/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { giveBrowserTranslator } from '../../../testing/browser-translator.ts';
import {
  conversationReplies,
  sampleConversation,
  sampleMessage,
} from '../../../testing/sample-conversation.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

const CHINESE = '我们明天见';
const ME = sampleSession();

const showConversation = (
  messages = [sampleMessage(1, CHINESE)],
  {
    entry = {},
    locale = 'en',
    replies = [],
  }: { entry?: object; locale?: 'en' | 'zh-CN'; replies?: ReturnType<typeof reply>[] } = {},
) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: ME,
      locale,
      replies: [
        ...replies,
        ...conversationReplies({ messageCount: messages.length, ...entry }, messages),
      ],
    },
  );

const log = () => page.getByRole('log');
const translate = () => log().getByRole('button', { name: 'Translate' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('every message states its language, which the languages of its author can decide', async () => {
  const shared = '了解，明日午前十時';
  const texts = [CHINESE, 'See you tomorrow', '明日10時に駅で', '내일 봐요', shared];
  const messages = texts.map((text, index) => sampleMessage(index + 1, text));
  const { conversation } = sampleConversation();
  await showConversation(messages.toReversed(), {
    entry: { conversation: { ...conversation, guideLanguages: ['ja', 'en'] } },
  });
  await expect.element(log().getByText(shared)).toBeVisible();
  const languages = texts.map((text) =>
    log().getByText(text, { exact: true }).element().getAttribute('lang'),
  );
  expect(languages).toEqual(['zh', 'en', 'ja', 'ko', 'ja']);
});

test('a browser without a translator gets no button', async () => {
  vi.stubGlobal('Translator', undefined);
  await showConversation();
  await expect.element(log().getByText(CHINESE)).toBeVisible();
  expect(translate().elements()).toEqual([]);
});

test('offers translation only for messages of the other user in another language', async () => {
  giveBrowserTranslator();
  await showConversation([
    sampleMessage(5, '🍜'),
    sampleMessage(4, '好的，再见', {
      content: {
        kind: 'text',
        text: '好的，再见',
        masked: false,
        versions: { language: 'zh', otherText: 'Okay, bye' },
      },
    }),
    sampleMessage(3, '谢谢你', { senderId: ME.id }),
    sampleMessage(2, 'See you tomorrow'),
    sampleMessage(1, CHINESE),
  ]);
  await expect.element(translate()).toBeVisible();
  expect(translate().elements()).toHaveLength(1);
});

test('on a Chinese page, English messages are translated into Chinese', async () => {
  const { seen } = giveBrowserTranslator({ translate: async () => '明天见' });
  await showConversation([sampleMessage(2, 'See you tomorrow'), sampleMessage(1, CHINESE)], {
    locale: 'zh-CN',
  });
  await log().getByRole('button', { name: '翻译' }).click();
  await expect.element(log().getByText('明天见', { exact: true })).toHaveAttribute('lang', 'zh');
  await expect.element(log().getByText('机器翻译，在你的设备上完成')).toBeVisible();
  expect(seen.pairs).toEqual(['en>zh']);
});

test('shows the translation below the original until it is hidden, and translates once', async () => {
  const { seen } = giveBrowserTranslator({ translate: async () => 'See you tomorrow' });
  const { sent } = await showConversation();
  const before = sent.length;
  await translate().click();
  await expect
    .element(log().getByText('See you tomorrow', { exact: true }))
    .toHaveAttribute('lang', 'en');
  await expect.element(log().getByText('Machine translation, made on your device')).toBeVisible();
  await expect.element(log().getByText(CHINESE)).toBeVisible();
  await log().getByRole('button', { name: 'Hide translation' }).click();
  await expect.element(log().getByText('See you tomorrow')).not.toBeInTheDocument();
  await translate().click();
  await expect.element(log().getByText('See you tomorrow')).toBeVisible();
  expect(seen).toEqual({ pairs: ['zh>en'], open: 0 });
  // Nothing leaves the device.
  expect(sent.slice(before).filter(({ path }) => path.includes('transl'))).toEqual([]);
});

test('shows how much of the languages the browser has downloaded', async () => {
  const { promise: downloaded, resolve } = Promise.withResolvers<void>();
  giveBrowserTranslator({
    availability: 'downloadable',
    downloaded,
    translate: async () => 'See you tomorrow',
  });
  await showConversation();
  await translate().click();
  const progress = log().getByRole('progressbar', { name: 'Language download' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '42');
  await expect
    .element(progress)
    .toHaveTextContent('Your browser is downloading the languages: 42%');
  resolve();
  await expect.element(log().getByText('See you tomorrow')).toBeVisible();
  expect(progress.elements()).toEqual([]);
});

test('says if the browser does not know the language', async () => {
  const { seen } = giveBrowserTranslator({ availability: 'unavailable' });
  await showConversation();
  await translate().click();
  await expect
    .element(log().getByText('Your browser can’t translate this language.'))
    .toBeVisible();
  expect(log().getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  expect(seen.pairs).toEqual([]);
});

test('a failed translation can be retried', async () => {
  const { behavior, seen } = giveBrowserTranslator({
    translate: () => Promise.reject(new DOMException('', 'UnknownError')),
  });
  await showConversation();
  await translate().click();
  await expect.element(log().getByText('The translation didn’t work.')).toBeVisible();
  behavior.translate = async () => 'See you tomorrow';
  await log().getByRole('button', { name: 'Try again' }).click();
  await expect.element(log().getByText('See you tomorrow')).toBeVisible();
  expect(seen.open).toBe(0);
});

test.each([
  [
    'a language that the browser is certain of',
    { detectedLanguage: 'fr', confidence: 0.98 },
    'fr>zh',
  ],
  [
    'the script if the browser is not certain',
    { detectedLanguage: 'fr', confidence: 0.4 },
    'en>zh',
  ],
  [
    'the script if the browser finds the reader’s',
    { detectedLanguage: 'zh-Hant', confidence: 1 },
    'en>zh',
  ],
])('translates from %s', async (_, detected, pair) => {
  const { seen } = giveBrowserTranslator({ detected, translate: async () => '明天见' });
  await showConversation([sampleMessage(1, 'À demain')], { locale: 'zh-CN' });
  await log().getByRole('button', { name: '翻译' }).click();
  await expect.element(log().getByText('明天见', { exact: true })).toBeVisible();
  expect(seen).toEqual({ pairs: [pair], open: 0 });
});

const HOST = 'translate.example.com';
const withService = (...replies: ReturnType<typeof reply>[]) => ({
  entry: { translationHost: HOST },
  replies,
});
const translations = ({ sent }: Awaited<ReturnType<typeof showConversation>>) =>
  sent.filter(({ path }) => path.endsWith('/translation')).map(({ path, body }) => [path, body]);

test('names the service in the conversation, and sends it a message only after a click', async () => {
  vi.stubGlobal('Translator', undefined);
  const shown = await showConversation(
    [sampleMessage(1, CHINESE)],
    withService(reply(translateMessage, { text: 'See you tomorrow', host: HOST })),
  );
  await expect
    .element(
      page.getByText(
        'If one of you taps Translate, the message may be sent to translate.example.com.',
      ),
    )
    .toBeVisible();
  await expect.element(translate()).toBeVisible();
  expect(translations(shown)).toEqual([]);
  await translate().click();
  await expect
    .element(log().getByText('See you tomorrow', { exact: true }))
    .toHaveAttribute('lang', 'en');
  await expect
    .element(log().getByText('Machine translation by translate.example.com'))
    .toBeVisible();
  expect(translations(shown)).toEqual([
    ['/api/conversations/7/messages/1001/translation', { to: 'en' }],
  ]);
});

test('a browser that can translate uses no service', async () => {
  giveBrowserTranslator({ translate: async () => 'See you tomorrow' });
  const shown = await showConversation([sampleMessage(1, CHINESE)], withService());
  await translate().click();
  await expect.element(log().getByText('Machine translation, made on your device')).toBeVisible();
  expect(translations(shown)).toEqual([]);
});

test('offers the service for a language that the browser does not know', async () => {
  giveBrowserTranslator({ availability: 'unavailable' });
  const shown = await showConversation(
    [sampleMessage(1, CHINESE)],
    withService(reply(translateMessage, { text: 'See you tomorrow', host: HOST })),
  );
  await translate().click();
  const offer = log().getByRole('button', { name: 'Translate with translate.example.com' });
  await expect.element(offer).toBeVisible();
  expect(translations(shown)).toEqual([]);
  await offer.click();
  await expect.element(log().getByText('See you tomorrow', { exact: true })).toBeVisible();
});

test('says why the service did not translate, and can be retried', async () => {
  vi.stubGlobal('Translator', undefined);
  await showConversation(
    [sampleMessage(1, CHINESE)],
    withService(refusal(translateMessage, 503, 'TRANSLATION_UNAVAILABLE')),
  );
  await translate().click();
  await expect
    .element(
      log().getByText('The translation service isn’t working right now. Try again in a moment.'),
    )
    .toBeVisible();
  await expect.element(log().getByRole('button', { name: 'Try again' })).toBeVisible();
});
