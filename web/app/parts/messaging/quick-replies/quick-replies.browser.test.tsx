import { listGuideBookings } from '@tomoguide/contract/bookings/calls';
import { getQuickReplies, sendMessage } from '@tomoguide/contract/messaging/calls';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { reply } from '../../../testing/api-replies.ts';
import {
  conversationReplies,
  sampleConversation,
  sampleMessage,
} from '../../../testing/sample-conversation.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

beforeEach(() => localStorage.clear());

const REVISION = 'a'.repeat(22);
const WHEN = { en: 'Hi {name}, see you on {time}.', zh: '{姓名}你好，{时间}见。' };
const COST = { en: 'It is {price}.', zh: '总价是{价格}。' };

const asGuide = {
  conversation: {
    ...sampleConversation().conversation,
    viewerIs: 'guide',
    other: { id: 7, nickname: 'Mei', profilePicture: null },
  },
  otherReads: 'zh',
};

const showConversation = (
  change: object,
  replies: ReturnType<typeof reply>[],
  messages?: ReturnType<typeof sampleMessage>[],
) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession({ isGuide: true, guideId: 3 }),
      replies: [...replies, ...conversationReplies(change, messages)],
    },
  );

const open = () => page.getByRole('button', { name: 'Quick replies' }).click();
const field = (label: RegExp) => page.getByRole('textbox', { name: label });

test('fills in the booking in both languages, and sends both versions as one message', async () => {
  const sentMessage = {
    ...sampleMessage(3, '好', {
      content: {
        kind: 'text',
        text: 'Mei你好',
        masked: false,
        versions: { language: 'zh', otherText: 'Hi Mei' },
      },
    }),
    credits: null,
  };
  const { sent } = await showConversation({ ...asGuide, credits: null }, [
    reply(getQuickReplies, { revision: REVISION, data: [WHEN, COST] }),
    reply(listGuideBookings, { data: [sampleBooking({ viewerIs: 'guide' })] }),
    reply(sendMessage, sentMessage),
  ]);
  await open();
  await page.getByRole('button', { name: /^Hi \{name\}/ }).click();
  await expect
    .element(field(/^Mei sees this, in Chinese/))
    .toHaveValue('Mei你好，12月1日 周二 10:00见。');
  await expect
    .element(field(/^Folded below it, in English/))
    .toHaveValue('Hi Mei, see you on Tue, Dec 1 10:00.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => sent.filter(({ path }) => path.endsWith('/messages')).map(({ body }) => body))
    .toContainEqual({
      kind: 'quick_reply',
      clientMessageId: expect.any(String),
      texts: {
        en: 'Hi Mei, see you on Tue, Dec 1 10:00.',
        zh: 'Mei你好，12月1日 周二 10:00见。',
      },
    });
});

test('what cannot be filled in blocks sending until it is replaced', async () => {
  await showConversation(asGuide, [reply(getQuickReplies, { revision: REVISION, data: [COST] })]);
  await open();
  await page.getByRole('button', { name: /^It is/ }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send' });
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByText('Replace {价格} before you send.')).toBeVisible();
  await field(/Chinese/).fill('总价是100元。');
  await expect.element(send).toBeDisabled();
  await field(/English/).fill('It is RMB 100.');
  await expect.element(send).toBeEnabled();
});

test('a long list can be searched in both languages', async () => {
  const many = Array.from({ length: 7 }, (_, n) => ({ en: `Reply ${n}`, zh: `回复${n}` }));
  await showConversation(asGuide, [reply(getQuickReplies, { revision: REVISION, data: many })]);
  await open();
  await page.getByRole('searchbox').fill('复4');
  await expect.element(page.getByRole('button', { name: /^Reply 4/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Reply 3/ })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(field(/Chinese/)).toHaveValue('回复4');
});

test('the other version is folded below a message, with its language', async () => {
  const versions = { language: 'en', otherText: '明天见' };
  await showConversation(
    {},
    [],
    [sampleMessage(1, '', { content: { kind: 'text', text: 'See you', masked: false, versions } })],
  );
  const other = page.getByText('明天见');
  await expect.element(other).not.toBeVisible();
  await page.getByText('In Chinese').click();
  await expect.element(other).toBeVisible();
  expect(other.element().closest('[lang]')?.getAttribute('lang')).toBe('zh');
});

test('travelers have no quick replies', async () => {
  await showConversation({}, []);
  await expect.element(page.getByText('See you there').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quick replies' })).not.toBeInTheDocument();
});
