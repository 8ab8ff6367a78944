import { getExchangeRate } from '@tomoguide/contract/bookings/calls';
import {
  blockPerson,
  getConversation,
  listConversations,
  listMessages,
  markConversationRead,
  openConversation,
} from '@tomoguide/contract/messaging/calls';
import { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { publish } from '../../lib/live/bus.ts';
import { MessageButton } from '../../parts/accounts/message-link.tsx';
import { reply } from '../../testing/api-replies.ts';
import { checkoutReplies } from '../../testing/checkout-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { ChatDock } from './chat-dock.tsx';
import { closeChat } from './open-chat.ts';

const mei = sampleSession();
const GUIDE = 3 as never;

const message = (seq: number, text: string): Message =>
  z.parse(Message, {
    id: 1_000 + seq,
    conversationId: 7,
    seq,
    revision: seq,
    senderId: 900,
    clientMessageId: `m${seq}`,
    sentAt: '2026-05-03T01:00:00Z',
    content: { kind: 'text', text, masked: false },
  });
const entry = (change: object = {}): ConversationEntry =>
  z.parse(ConversationEntry, {
    conversation: {
      id: 7,
      viewerIs: side,
      guideId: 3,
      other: { id: 900, nickname: 'Aoi', profilePicture: null },
      createdAt: '2026-05-03T01:00:00Z',
    },
    lastMessage: message(1, 'Hello Mei'),
    lastMessageAt: '2026-05-03T01:00:00Z',
    messageCount: 1,
    unreadCount: 0,
    credits: 20,
    revision: 1,
    readSeq: 1,
    otherReadSeq: 0,
    contactsShown: false,
    contactsFrom: null,
    blockedByViewer: false,
    ...change,
  });

const CurrentPath = () => <p data-testid="where">{useLocation().pathname}</p>;
let unread = 0;
let side: 'traveler' | 'guide' = 'traveler';
const showPage = (at = '/dashboard') =>
  show(
    <>
      <main id="content" tabIndex={-1}>
        <CurrentPath />
        <MessageButton with={{ guideId: GUIDE }} name="Aoi" />
        <MessageButton with={{ guideId: 4 as never }} name="Rin" />
      </main>
      <ChatDock session={{ token: 'token', user: mei }} />
    </>,
    {
      at,
      as: mei,
      replies: [
        reply(openConversation, () => entry()),
        reply(getConversation, () => entry({ unreadCount: unread })),
        reply(listConversations, { data: [entry()], nextCursor: null }),
        reply(listMessages, (query) => ({
          data: query.has('after') ? [] : [message(1, 'Hello Mei')],
          nextCursor: null,
        })),
        reply(markConversationRead, {
          conversationId: entry().conversation.id,
          readSeq: 1,
          unreadCount: 0,
          totalUnreadCount: 0,
        }),
        reply(getExchangeRate, { jpyPerRmb: 21 }),
        ...checkoutReplies(sampleGuide({ services: [] })),
        reply(blockPerson, () => entry({ blockedByViewer: true })),
      ],
    },
  );

const link = () => page.getByRole('link', { name: 'Message Aoi' });
const chatWindow = () => page.getByRole('dialog', { name: 'Messages with Aoi' });
const field = () => page.getByRole('textbox', { name: 'Write a message to Aoi' });
const rect = () => chatWindow().element().getBoundingClientRect();
const open = async () => {
  await link().click();
  await expect.element(field()).toHaveFocus();
};

beforeEach(async () => {
  localStorage.clear();
  unread = 0;
  side = 'traveler';
  await page.viewport(1280, 800);
});
afterEach(async () => {
  closeChat();
  await page.viewport(1280, 800);
});

test('opens a conversation link over the page, with focus in the composer', async () => {
  const { address } = await showPage();
  expect(link().element().getAttribute('href')).toBe('/messages?guide=3');
  await open();
  expect(address()).toBe('/dashboard');
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  expect(chatWindow().element().getAttribute('aria-modal')).toBe('false');
  await userEvent.keyboard('{Escape}');
  await expect.element(chatWindow()).not.toBeInTheDocument();
  await expect.element(link()).toHaveFocus();
});

test('a conversation that loads late does not replace a newer one in the window', async () => {
  await showPage();
  const answer = globalThis.fetch;
  const late: (() => void)[] = [];
  globalThis.fetch = async (...call) => {
    if (call[1]?.method === 'POST') await new Promise<void>((resolve) => late.push(resolve));
    return answer(...call);
  };
  await link().click();
  await expect.poll(() => late.length).toBe(1);
  await page.getByRole('link', { name: 'Message Rin' }).click();
  await expect.poll(() => late.length).toBe(2);
  late[0]?.();
  // Long enough for the conversation to appear if the window accepted it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(chatWindow()).not.toBeInTheDocument();
});

test('opens the link as a page on a phone or with a modifier key', async () => {
  await page.viewport(390, 800);
  const { address } = await showPage();
  await link().click();
  await expect.poll(address).toBe('/messages?guide=3');
});

test('can be moved by keyboard, stays on the screen and remembers its position', async () => {
  await showPage();
  await open();
  const before = rect();
  const grip = page.getByRole('button', { name: 'Move the window' });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  expect([before.left - rect().left, before.top - rect().top]).toEqual([48, 24]);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowRight}{/Shift}{Home}');
  expect(rect().left).toBe(before.left);
  // Moves the window far beyond the edge of the screen.
  for (let n = 0; n < 20; n += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
  expect(rect().left).toBe(8);
  expect(rect().top).toBe(72);
  await page.viewport(1040, 500);
  await expect.poll(() => rect().right).toBeLessThanOrEqual(1032);
  // The window moves back on the resize event, which fires slightly after the edges have moved.
  await expect.poll(() => rect().left).toBeGreaterThanOrEqual(8);
  expect(rect().bottom).toBeLessThanOrEqual(492);
  await page.viewport(1280, 800);
  await expect.poll(() => rect().left).toBe(8);
  const { left, top } = rect();
  await page.getByRole('button', { name: 'Close the conversation' }).click();
  await open();
  expect([rect().left, rect().top]).toEqual([left, top]);
});

test('shows the unread count while minimized, and reopens', async () => {
  await showPage();
  await open();
  await page.getByRole('button', { name: 'Minimize' }).click();
  const pill = page.getByRole('button', { name: /^Show the conversation with Aoi/ });
  await expect.element(pill).toHaveFocus();
  unread = 1;
  publish({
    type: 'new_message',
    payload: { ...message(2, 'Are you there?'), credits: 20 },
  });
  await expect.element(page.getByText('1 unread message')).toBeInTheDocument();
  await pill.click();
  await expect.element(field()).toHaveFocus();
});

test('Escape closes an open menu before the window', async () => {
  await showPage();
  await open();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(chatWindow()).toBeVisible();
});

test('Escape closes the emoji panel before the window', async () => {
  await showPage();
  await open();
  await page.getByRole('button', { name: 'Emoji' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(chatWindow()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(chatWindow()).not.toBeInTheDocument();
});

test('does not prefill a tour request with the search parameters of the page behind it', async () => {
  const { address } = await showPage('/search?request=1&date=2036-05-04&duration=4&travelers=9');
  await open();
  const form = page.getByRole('dialog', { name: 'Tour request to Aoi' });
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Request a tour' }).click();
  await expect.element(form.getByRole('button', { name: 'Send request' })).toBeVisible();
  await expect.element(form.getByPlaceholder('Choose or type a date')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(chatWindow()).toBeVisible();
  expect(address()).toContain('request=1');
});

test('does not let guides send a tour request to a traveler', async () => {
  side = 'guide';
  await showPage();
  await open();
  await expect
    .element(page.getByRole('button', { name: 'Request a tour' }))
    .not.toBeInTheDocument();
});
