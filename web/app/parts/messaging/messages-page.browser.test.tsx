import {
  listConversations,
  listMessages,
  openConversation,
  recallMessage,
  sendMessage,
} from '@tomoguide/contract/messaging/calls';
import { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { publish } from '../../lib/live/bus.ts';
import { deliver, enqueue, retryUnreached, retryWhenOnline } from '../../lib/outbox.ts';
import { startSession } from '../../lib/session.ts';
import { MessagesPage } from '../../pages/messages/messages-page.tsx';
import { holdReplies, refusal, reply, replySequence } from '../../testing/api-replies.ts';
import {
  AOI,
  conversationReplies,
  sampleConversation as entry,
  sampleMessage as message,
} from '../../testing/sample-conversation.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { fetchEarlier, messageHistoryQuery } from './history.ts';
import { changeEntry } from './mutations.ts';

const mei = sampleSession();
const now = () => new Date().toISOString();

const HISTORY = [message(2, 'See you there'), message(1, 'Hello Mei')];

const showConversation = (
  { at = '/messages?conversation=7', ...change }: { at?: string } & Record<string, unknown> = {},
  more: ReturnType<typeof reply>[] = [],
) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at,
      as: mei,
      replies: [...more, ...conversationReplies(change)],
    },
  );

const field = () => page.getByRole('textbox', { name: 'Write a message to Aoi' });
const log = () => page.getByRole('log');
const logTexts = () => log().element().textContent ?? '';
const sentBodies = (sent: Awaited<ReturnType<typeof showConversation>>['sent']) =>
  sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 800));

test('asks a visitor to log in, and then returns to the requested conversation', async () => {
  await show(<MessagesPage notices={null} />, { at: '/messages?guide=3' });
  const link = page.getByRole('link', { name: 'Log In' });
  await expect.element(link).toHaveAttribute('href', '/login?redirect=%2Fmessages%3Fguide%3D3');
});

test('shows a sent message immediately, and clears the field but keeps focus in it', async () => {
  const { sent } = await showConversation({}, [
    reply(sendMessage, {
      ...message(3, 'Thank you', { senderId: mei.id, sentAt: now() }),
      credits: 19,
    }),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  await field().fill('Thank you');
  await userEvent.keyboard('{Enter}');
  await expect.poll(logTexts).toContain('Thank you');
  await expect.element(field()).toHaveValue('');
  expect(document.activeElement).toBe(field().element());
  await expect.poll(() => sentBodies(sent)).toHaveLength(1);
  expect(sentBodies(sent)[0]?.body).toMatchObject({ kind: 'text', text: 'Thank you' });
});

test('marks a visible message as read if the server reports it as unread', async () => {
  const { sent } = await showConversation({ unreadCount: 0, readSeq: 2 });
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  const readMarks = () => sent.filter(({ path }) => path.endsWith('/mark-read'));
  expect(readMarks()).toEqual([]);
  changeEntry(ConversationId.parse(7), (one) => ({ ...one, unreadCount: 1, readSeq: 1 }));
  await expect.poll(readMarks).toHaveLength(1);
  expect(readMarks()[0]?.body).toMatchObject({ upToSeq: 2 });
});

test('does not send on an Enter that ends IME composition, and starts a new line on Shift+Enter', async () => {
  const { sent } = await showConversation();
  await field().fill('ni');
  const area = field().element();
  area.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    }),
  );
  // Safari reports IME composition only through the key code.
  area.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  );
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field()).toHaveValue('ni\n');
  expect(sentBodies(sent)).toEqual([]);
});

test('marks a failed message, and resends it with the same ID', async () => {
  const { sent } = await showConversation();
  await field().fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Not sent').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => sentBodies(sent)).toHaveLength(2);
  const names = sentBodies(sent).map(
    ({ body }) => (body as { clientMessageId: string }).clientMessageId,
  );
  expect(new Set(names).size).toBe(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(logTexts).not.toContain('Are you there?');
});

test('sends an unsent message before later ones, which it blocks until then', async () => {
  startSession(mei);
  const queue = { userId: mei.id, conversation: 7 };
  for (const text of ['one', 'two']) enqueue({ ...queue, text });
  const tried: string[] = [];
  const send = (failure: 'UNAVAILABLE' | null) =>
    deliver(mei.id, 7, async ({ text }) => {
      tried.push(text);
      return failure;
    });
  await send('UNAVAILABLE');
  enqueue({ ...queue, text: 'three' });
  await send(null);
  expect(tried).toEqual(['one']);
  retryUnreached(mei.id, 7);
  await send(null);
  expect(tried).toEqual(['one', 'one', 'two', 'three']);
});

test('resends a message that is stuck on a lost connection when the network is back', async () => {
  startSession(mei);
  enqueue({ userId: mei.id, conversation: 7, text: 'one' });
  const tried: string[] = [];
  let failConnection = () => {};
  const sending = deliver(mei.id, 7, async ({ text }) => {
    tried.push(text);
    if (tried.length > 1) return null;
    await new Promise<void>((resolve) => {
      failConnection = resolve;
    });
    return 'UNAVAILABLE';
  });
  retryWhenOnline(mei.id, 7);
  failConnection();
  await sending;
  expect(tried).toEqual(['one', 'one']);
});

test('sends pending messages only in the session of their author', async () => {
  startSession(mei);
  for (const text of ['one', 'two']) enqueue({ userId: mei.id, conversation: 7, text });
  const tried: string[] = [];
  await deliver(mei.id, 7, async ({ text }) => {
    tried.push(text);
    startSession({ ...mei, id: z.parse(UserId, AOI) });
    return null;
  });
  expect(tried).toEqual(['one']);
});

test('sends messages left over from an ended session in the same user’s next session', async () => {
  startSession(mei);
  enqueue({ userId: mei.id, conversation: 7, text: 'one' });
  const tried: string[] = [];
  const send = (failure: 'TOKEN_INVALID' | null) =>
    deliver(mei.id, 7, async ({ text }) => {
      tried.push(text);
      return failure;
    });
  await send('TOKEN_INVALID');
  await send(null);
  await send(null);
  expect(tried).toEqual(['one', 'one']);
});

test('refetches masked messages once contact details are visible', async () => {
  const masked = message(2, '•••', { content: { kind: 'text', text: '•••', masked: true } });
  let calls = 0;
  await showConversation({ contactsShown: true }, [
    reply(listMessages, () => {
      calls += 1;
      return { data: calls === 1 ? [masked] : [message(2, 'line mei88')], nextCursor: null };
    }),
  ]);
  await expect.poll(logTexts, { timeout: 15_000 }).toContain('line mei88');
});

test('fetches a missing message when a later one arrives', async () => {
  await showConversation({}, [
    reply(listMessages, (query) => ({
      data: query.get('after') === '2' ? [message(3, 'Lost'), message(4, 'Later')] : HISTORY,
      nextCursor: null,
    })),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  publish({ type: 'new_message', payload: { ...message(4, 'Later'), credits: 20 } });
  await expect.poll(logTexts).toMatch(/Lost.*Later/s);
});

test('keeps messages pushed while the history is loading', async () => {
  const pushed = message(3, 'Pushed');
  await showConversation({}, [
    reply(listMessages, (query) => {
      if (query.get('after') !== null) return { data: [pushed], nextCursor: null };
      publish({ type: 'new_message', payload: { ...pushed, credits: 20 } });
      return { data: HISTORY, nextCursor: null };
    }),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  await expect.poll(logTexts).toContain('Pushed');
});

test('shows new messages on a page restored from the back/forward cache', async () => {
  let arrived = false;
  await showConversation({}, [
    reply(listMessages, (query) => ({
      data: query.get('after') === '2' ? (arrived ? [message(3, 'Meanwhile')] : []) : HISTORY,
      nextCursor: null,
    })),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  arrived = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(logTexts).toContain('Meanwhile');
});

test('shows the error next to the failed message', async () => {
  await showConversation({}, [refusal(sendMessage, 403, 'BLOCKED')]);
  await field().fill('Hello?');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Not sent · You and this person can’t contact or book each other.'))
    .toBeVisible();
});

test('stores drafts by conversation, and shows them in the list', async () => {
  const first = await showConversation();
  await field().fill('About the tea ceremony');
  await first.screen.unmount();
  await showConversation({ at: '/messages' });
  await expect.element(page.getByText('Draft: About the tea ceremony')).toBeVisible();
});

test('shows a pending or unsent message as the latest one in the list', async () => {
  await showConversation({ at: '/messages' });
  const row = () => page.getByRole('link', { name: /Aoi/ }).element().textContent ?? '';
  await expect.poll(row).toContain('See you there');
  enqueue({ userId: mei.id, conversation: 7, text: 'On my way' });
  await expect.poll(row).toContain('Sending You: On my way');
  await deliver(mei.id, 7, async () => 'UNAVAILABLE');
  await expect.poll(row).toContain('Not sent You: On my way');
  retryUnreached(mei.id, 7);
  await deliver(mei.id, 7, async () => null);
  await expect.poll(row).toContain('See you there');
});

test('shows when few credits are left, and blocks sending without credits', async () => {
  const few = await showConversation({ credits: 3 });
  await expect.element(page.getByText(/3 more messages until Aoi/)).toBeVisible();
  await few.screen.unmount();
  await showConversation({ credits: 0 });
  await expect.element(page.getByText(/Wait for Aoi to answer/)).toBeVisible();
  await expect.element(field()).toBeDisabled();
});

test('shows both users that text is masked and, on request, why', async () => {
  const own = { senderId: mei.id, content: { kind: 'text', text: '微信 mei88', masked: true } };
  const theirs = { content: { kind: 'text', text: '•••', masked: true } };
  await showConversation({}, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [message(2, '', theirs), message(1, '', own)],
      nextCursor: null,
    })),
  ]);
  const notes = page.getByText('Contact details hidden');
  await expect.element(notes.first()).toBeVisible();
  const reasons = [/Aoi can’t see contact details yet/, /^Contact details are shown once/];
  for (const why of reasons) await expect.element(page.getByText(why)).not.toBeVisible();
  for (const note of notes.all()) await note.click();
  for (const why of reasons) await expect.element(page.getByText(why)).toBeVisible();
});

test('lets users recall their own message and edit it again', async () => {
  const own = { senderId: mei.id, sentAt: now() };
  await showConversation({}, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [message(2, 'At nine', own), message(1, 'Hello Mei')],
      nextCursor: null,
    })),
    reply(recallMessage, message(2, '', { ...own, revision: 9, content: { kind: 'recalled' } })),
  ]);
  await page.getByRole('button', { name: 'Recall' }).click();
  await expect.element(page.getByText(/You recalled a message/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect.element(field()).toHaveValue('At nine');
});

test('lets users edit a recalled message again, even if the push arrives before the reply', async () => {
  const own = { senderId: mei.id, sentAt: now() };
  const recalled = message(2, '', { ...own, revision: 3, content: { kind: 'recalled' } });
  await showConversation({}, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [message(2, 'At nine', own), message(1, 'Hello Mei')],
      nextCursor: null,
    })),
    reply(recallMessage, () => {
      publish({ type: 'message_recalled', payload: recalled });
      return recalled;
    }),
  ]);
  await page.getByRole('button', { name: 'Recall' }).click();
  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect.element(field()).toHaveValue('At nine');
});

test('on a phone, replaces the list with the open conversation, which has a link back', async () => {
  await page.viewport(390, 844);
  const { address } = await showConversation({ at: '/messages', unreadCount: 2 });
  await page.getByRole('link', { name: /Aoi/ }).click();
  expect(address()).toBe('/messages?conversation=7');
  await expect.element(field()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'All conversations' }).click();
  expect(address()).toBe('/messages');
});

test('on a wide page, offers the newest unread conversation, but does not mark it as read', async () => {
  const { address, sent } = await showConversation({ at: '/messages', unreadCount: 2 });
  const newest = page.getByRole('link', { name: 'Read the message from Aoi' });
  await expect.element(newest).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^My Trips/ })).toBeVisible();
  expect(address()).toBe('/messages');
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  await newest.click();
  await expect.poll(address).toBe('/messages?conversation=7');
});

test.each([
  ['tour_request', true, 'You sent a tour request'],
  ['tour_request', false, 'Sent you a tour request'],
  ['image', true, 'You sent a photo'],
  ['image', false, 'Sent you a photo'],
] as const)('in the list, shows %s as a sentence (own: %s)', async (kind, isOwn, words) => {
  const content =
    kind === 'image'
      ? { kind, fileId: null, width: 4, height: 3, masked: false }
      : { kind, requestId: 5, state: 'open' };
  const lastMessage = message(2, '', { content, ...(isOwn ? { senderId: mei.id } : {}) });
  await showConversation({ at: '/messages', lastMessage });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('opens a conversation with the user in the URL', async () => {
  const { address, sent } = await showConversation({ at: '/messages?guide=3' }, [
    reply(openConversation, entry()),
  ]);
  await expect.poll(address).toBe('/messages?conversation=7');
  expect(sent.find(({ path }) => path === '/api/conversations')).toBeDefined();
  await expect.element(field()).toBeVisible();
});

test('does not reopen a form that was closed while the conversation was loading', async () => {
  const at = '/messages?guide=4&request=1&date=2036-05-04&duration=4&travelers=2';
  const { address } = await showConversation({ at }, [
    replySequence(refusal(openConversation, 500, 'INTERNAL'), reply(openConversation, entry())),
  ]);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const arrive = holdReplies();
  await again.click();
  const frame = page.getByRole('dialog');
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe('/messages?guide=4');
  arrive();
  await expect.poll(address).toBe('/messages?conversation=7');
  await expect.element(frame).not.toBeInTheDocument();
});

test('renders only the visible messages of ten thousand', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    message(10_000 - index, `Line ${10_000 - index}`),
  );
  await showConversation({ messageCount: 10_000 }, [
    reply(listMessages, (query) => ({ data: query.has('after') ? [] : many, nextCursor: null })),
  ]);
  await expect.element(page.getByText('Line 10000')).toBeVisible();
  expect(log().element().querySelectorAll('bdi').length).toBeLessThan(80);
});

test('does not rerender messages when earlier ones are prepended', async () => {
  const lines = (to: number) =>
    Array.from({ length: 50 }, (_, at) => message(to - at, `Line ${to - at}`));
  const { cache } = await showConversation({ messageCount: 250 }, [
    reply(listMessages, (query) => {
      if (query.has('after')) return { data: [], nextCursor: null };
      const to = Number(query.get('cursor') ?? 251) - 1;
      return { data: lines(to), nextCursor: to > 50 ? to - 49 : null };
    }),
  ]);
  await expect.element(page.getByText('Line 250')).toBeVisible();
  const id = z.parse(ConversationId, 7);
  const messages = () => cache.getQueryData(messageHistoryQuery(id).queryKey)?.messages ?? [];
  // Two pages are loaded, so prepending the third one must move existing messages.
  await fetchEarlier(id);
  const before = messages();
  await fetchEarlier(id);
  const after = messages();
  expect(after.length).toBe(before.length + 50);
  expect(after.slice(50).every((each, at) => each === before[at])).toBe(true);
});

test('shows a booking event and its booking number as a subtle line, in the log and in the list', async () => {
  const event = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event: 'extended', minutes: 90 },
  });
  await showConversation({ lastMessage: event }, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [event, ...HISTORY],
      nextCursor: null,
    })),
  ]);
  const words = /^Booking TG0042: extended by 1\.5.hours/;
  const line = log().getByRole('link', { name: words });
  await expect.element(line).toHaveAttribute('href', '/dashboard#TG0042');
  await expect.poll(() => page.getByText(words).elements()).toHaveLength(2);
});

test.each([
  [{ absent: 'guide' }, 'Booking TG0042: the guide didn’t show up'],
  [{ absent: 'traveler' }, 'Booking TG0042: the traveler didn’t show up'],
  [{}, 'Booking TG0042: one side didn’t show up'],
])('shows who did not show up, if that is known (%o)', async (known, words) => {
  const event = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event: 'no_show', minutes: null, ...known },
  });
  await showConversation({ lastMessage: event }, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [event, ...HISTORY],
      nextCursor: null,
    })),
  ]);
  await expect.poll(() => page.getByText(words, { exact: true }).elements()).toHaveLength(2);
});

test.each([
  ['traveler', 'accepted', 'Booking TG0042: accepted by the guide'],
  ['guide', 'accepted', 'You accepted booking TG0042'],
  ['guide', 'rejected', 'You rejected booking TG0042'],
  ['guide', 'cancelled_by_guide', 'You cancelled booking TG0042'],
  ['traveler', 'cancelled_by_traveler', 'You cancelled booking TG0042'],
  ['guide', 'cancelled_by_traveler', 'Booking TG0042: cancelled by the traveler'],
])('shows the %s the event %s as %s', async (viewerIs, event, words) => {
  const eventMessage = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event, minutes: null },
  });
  const { conversation } = entry();
  await showConversation(
    { lastMessage: eventMessage, conversation: { ...conversation, viewerIs } },
    [
      reply(listMessages, (query) => ({
        data: query.has('after') ? [] : [eventMessage, ...HISTORY],
        nextCursor: null,
      })),
    ],
  );
  await expect.poll(() => page.getByText(words, { exact: true }).elements()).toHaveLength(2);
});

test('gives the avatar placeholder a different color from the open row', async () => {
  await showConversation();
  const row = page.getByRole('link', { name: /See you there/ });
  await expect.element(row).toHaveAttribute('aria-current', 'page');
  const getColor = (part: Element | null) => part && getComputedStyle(part).backgroundColor;
  // The row's color changes with a CSS transition.
  await expect
    .poll(() => getColor(row.element()) === getColor(row.element().firstElementChild))
    .toBe(false);
});

test('shows the guide’s languages in the header if the server sends them', async () => {
  const { conversation } = entry();
  const { screen } = await showConversation({
    conversation: { ...conversation, guideLanguages: ['zh', 'en'] },
  });
  await expect.element(page.getByText('Speaks Chinese, English')).toBeVisible();
  await screen.unmount();
  await showConversation();
  await expect.element(page.getByRole('heading', { name: 'Aoi' })).toBeVisible();
  await expect.element(page.getByText(/^Speaks/)).not.toBeInTheDocument();
});

test('lets the user retry if more conversations fail to load', async () => {
  let online = false;
  const rin = {
    ...entry().conversation,
    id: 8,
    other: { ...entry().conversation.other, nickname: 'Rin' },
  };
  const list = reply(listConversations, (query) => {
    if (!query.has('cursor')) return { data: [entry()], nextCursor: 5 };
    if (!online) throw new TypeError('lost');
    return { data: [entry({ conversation: rin })], nextCursor: null };
  });
  await showConversation({}, [list]);
  await page.getByRole('button', { name: 'Show more conversations' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'The rest couldn’t be loaded' });
  await expect.element(failed).toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Rin')).toBeVisible();
});
