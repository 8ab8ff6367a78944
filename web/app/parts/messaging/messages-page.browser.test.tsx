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
import { tell } from '../../lib/live/bus.ts';
import { deliver, enqueue, tryOnceBack, tryUnreached } from '../../lib/outbox.ts';
import { startSession } from '../../lib/session.ts';
import { MessagesPage } from '../../pages/messages/messages-page.tsx';
import { holdReplies, inTurn, refusal, reply } from '../../testing/api-replies.ts';
import {
  AOI,
  sampleTalk as entry,
  sampleMessage as message,
  talkReplies,
} from '../../testing/sample-talk.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { fetchEarlier, history } from './history.ts';
import { changeEntry } from './mutations.ts';

const mei = sampleSession();
const now = () => new Date().toISOString();

const HISTORY = [message(2, 'See you there'), message(1, 'Hello Mei')];

const talk = (
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
      replies: [...more, ...talkReplies(change)],
    },
  );

const field = () => page.getByRole('textbox', { name: 'Write a message to Aoi' });
const log = () => page.getByRole('log');
const said = () => log().element().textContent ?? '';
const posts = (sent: Awaited<ReturnType<typeof talk>>['sent']) =>
  sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 800));

test('a visitor is asked to log in, and comes back to whom they wanted to write to', async () => {
  await show(<MessagesPage notices={null} />, { at: '/messages?guide=3' });
  const link = page.getByRole('link', { name: 'Log In' });
  await expect.element(link).toHaveAttribute('href', '/login?redirect=%2Fmessages%3Fguide%3D3');
});

test('a sent message stands at once, and the field is empty and keeps the focus', async () => {
  const { sent } = await talk({}, [
    reply(sendMessage, {
      ...message(3, 'Thank you', { senderId: mei.id, sentAt: now() }),
      credits: 19,
    }),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  await field().fill('Thank you');
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toContain('Thank you');
  await expect.element(field()).toHaveValue('');
  expect(document.activeElement).toBe(field().element());
  await expect.poll(() => posts(sent)).toHaveLength(1);
  expect(posts(sent)[0]?.body).toMatchObject({ kind: 'text', text: 'Thank you' });
});

test('what an own message left unread, as it had waited, is marked once that is known', async () => {
  const { sent } = await talk({ unreadCount: 0, readSeq: 2 });
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  const marks = () => sent.filter(({ path }) => path.endsWith('/mark-read'));
  expect(marks()).toEqual([]);
  changeEntry(ConversationId.parse(7), (one) => ({ ...one, unreadCount: 1, readSeq: 1 }));
  await expect.poll(marks).toHaveLength(1);
  expect(marks()[0]?.body).toMatchObject({ upToSeq: 2 });
});

test('the Enter that chooses a word of Chinese input does not send; Shift makes a line', async () => {
  const { sent } = await talk();
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
  // Safari says so by the key alone.
  area.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  );
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field()).toHaveValue('ni\n');
  expect(posts(sent)).toEqual([]);
});

test('what failed says so, and goes again under the same name', async () => {
  const { sent } = await talk();
  await field().fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Not sent').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => posts(sent)).toHaveLength(2);
  const names = posts(sent).map(
    ({ body }) => (body as { clientMessageId: string }).clientMessageId,
  );
  expect(new Set(names).size).toBe(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(said).not.toContain('Are you there?');
});

test('what did not reach the server holds up those behind it, and goes before them', async () => {
  startSession(mei);
  const lane = { userId: mei.id, conversation: 7 };
  for (const text of ['one', 'two']) enqueue({ ...lane, text });
  const tried: string[] = [];
  const send = (failure: 'UNAVAILABLE' | null) =>
    deliver(mei.id, 7, async ({ text }) => {
      tried.push(text);
      return failure;
    });
  await send('UNAVAILABLE');
  enqueue({ ...lane, text: 'three' });
  await send(null);
  expect(tried).toEqual(['one']);
  tryUnreached(mei.id, 7);
  await send(null);
  expect(tried).toEqual(['one', 'one', 'two', 'three']);
});

test('what hangs over a dead connection goes again by itself where the network came back meanwhile', async () => {
  startSession(mei);
  enqueue({ userId: mei.id, conversation: 7, text: 'one' });
  const tried: string[] = [];
  let giveUp = () => {};
  const sending = deliver(mei.id, 7, async ({ text }) => {
    tried.push(text);
    if (tried.length > 1) return null;
    await new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    return 'UNAVAILABLE';
  });
  tryOnceBack(mei.id, 7);
  giveUp();
  await sending;
  expect(tried).toEqual(['one', 'one']);
});

test('what waits goes out only in the session of whoever wrote it', async () => {
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

test('what a session that has ended kept goes by itself in the next one', async () => {
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

test('what is still masked once contacts are shown is fetched anew', async () => {
  const masked = message(2, '•••', { content: { kind: 'text', text: '•••', masked: true } });
  let calls = 0;
  await talk({ contactsShown: true }, [
    reply(listMessages, () => {
      calls += 1;
      return { data: calls === 1 ? [masked] : [message(2, 'line mei88')], nextCursor: null };
    }),
  ]);
  await expect.poll(said, { timeout: 15_000 }).toContain('line mei88');
});

test('a message that was lost on the way is fetched once a later one comes', async () => {
  await talk({}, [
    reply(listMessages, (query) => ({
      data: query.get('after') === '2' ? [message(3, 'Lost'), message(4, 'Later')] : HISTORY,
      nextCursor: null,
    })),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  tell({ type: 'new_message', payload: { ...message(4, 'Later'), credits: 20 } });
  await expect.poll(said).toMatch(/Lost.*Later/s);
});

test('what is pushed while the history is on its way is not lost', async () => {
  const pushed = message(3, 'Pushed');
  await talk({}, [
    reply(listMessages, (query) => {
      if (query.get('after') !== null) return { data: [pushed], nextCursor: null };
      tell({ type: 'new_message', payload: { ...pushed, credits: 20 } });
      return { data: HISTORY, nextCursor: null };
    }),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  await expect.poll(said).toContain('Pushed');
});

test('a page that comes out of the browser’s cache shows what arrived meanwhile', async () => {
  let arrived = false;
  await talk({}, [
    reply(listMessages, (query) => ({
      data: query.get('after') === '2' ? (arrived ? [message(3, 'Meanwhile')] : []) : HISTORY,
      nextCursor: null,
    })),
  ]);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  arrived = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(said).toContain('Meanwhile');
});

test('a refusal is said at the message', async () => {
  await talk({}, [refusal(sendMessage, 403, 'BLOCKED')]);
  await field().fill('Hello?');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Not sent · You and this person cannot contact or book each other.'))
    .toBeVisible();
});

test('what was begun is kept, by conversation, and stands in the list', async () => {
  const first = await talk();
  await field().fill('About the tea ceremony');
  await first.screen.unmount();
  await talk({ at: '/messages' });
  await expect.element(page.getByText('Draft: About the tea ceremony')).toBeVisible();
});

test('what is on its way, or was not sent, stands in the list as the last thing said', async () => {
  await talk({ at: '/messages' });
  const row = () => page.getByRole('link', { name: /Aoi/ }).element().textContent ?? '';
  await expect.poll(row).toContain('See you there');
  enqueue({ userId: mei.id, conversation: 7, text: 'On my way' });
  await expect.poll(row).toContain('Sending You: On my way');
  await deliver(mei.id, 7, async () => 'UNAVAILABLE');
  await expect.poll(row).toContain('Not sent You: On my way');
  tryUnreached(mei.id, 7);
  await deliver(mei.id, 7, async () => null);
  await expect.poll(row).toContain('See you there');
});

test('credits are spoken of before they run out; at none nothing can be sent', async () => {
  const few = await talk({ credits: 3 });
  await expect.element(page.getByText(/You can send 3 more messages before Aoi/)).toBeVisible();
  await few.screen.unmount();
  await talk({ credits: 0 });
  await expect.element(page.getByText(/Wait for Aoi to answer/)).toBeVisible();
  await expect.element(field()).toBeDisabled();
});

test('what was masked is explained to either side', async () => {
  const own = { senderId: mei.id, content: { kind: 'text', text: '微信 mei88', masked: true } };
  const theirs = { content: { kind: 'text', text: '•••', masked: true } };
  await talk({}, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [message(2, '', theirs), message(1, '', own)],
      nextCursor: null,
    })),
  ]);
  await expect
    .element(page.getByText(/hidden from Aoi until you have an accepted booking/))
    .toBeVisible();
  await expect.element(page.getByText(/^Contact details are hidden until/)).toBeVisible();
});

test('a message of one’s own can be recalled, and written again', async () => {
  const own = { senderId: mei.id, sentAt: now() };
  await talk({}, [
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

test('what was recalled can be written again also where the socket tells of it before the answer', async () => {
  const own = { senderId: mei.id, sentAt: now() };
  const gone = message(2, '', { ...own, revision: 3, content: { kind: 'recalled' } });
  await talk({}, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [message(2, 'At nine', own), message(1, 'Hello Mei')],
      nextCursor: null,
    })),
    reply(recallMessage, () => {
      tell({ type: 'message_recalled', payload: gone });
      return gone;
    }),
  ]);
  await page.getByRole('button', { name: 'Recall' }).click();
  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect.element(field()).toHaveValue('At nine');
});

test('on a phone the list gives way to the conversation, with a way back', async () => {
  await page.viewport(390, 844);
  const { address } = await talk({ at: '/messages', unreadCount: 2 });
  await page.getByRole('link', { name: /Aoi/ }).click();
  expect(address()).toBe('/messages?conversation=7');
  await expect.element(field()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'All conversations' }).click();
  expect(address()).toBe('/messages');
});

test('with none open a wide page leads to the newest unread one, and reads none by itself', async () => {
  const { address, sent } = await talk({ at: '/messages', unreadCount: 2 });
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
] as const)('in the list %s, own: %s, is a sentence', async (kind, isOwn, words) => {
  const content =
    kind === 'image'
      ? { kind, fileId: null, width: 4, height: 3, masked: false }
      : { kind, requestId: 5, state: 'open' };
  const lastMessage = message(2, '', { content, ...(isOwn ? { senderId: mei.id } : {}) });
  await talk({ at: '/messages', lastMessage });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('whoever is named in the address is written to', async () => {
  const { address, sent } = await talk({ at: '/messages?guide=3' }, [
    reply(openConversation, entry()),
  ]);
  await expect.poll(address).toBe('/messages?conversation=7');
  expect(sent.find(({ path }) => path === '/api/conversations')).toBeDefined();
  await expect.element(field()).toBeVisible();
});

test('a form that is closed on the way into the conversation stays closed there', async () => {
  const at = '/messages?guide=4&request=1&date=2036-05-04&duration=4&travelers=2';
  const { address } = await talk({ at }, [
    inTurn(refusal(openConversation, 500, 'INTERNAL'), reply(openConversation, entry())),
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

test('of ten thousand messages only those in sight are in the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    message(10_000 - at, `Line ${10_000 - at}`),
  );
  await talk({ messageCount: 10_000 }, [
    reply(listMessages, (query) => ({ data: query.has('after') ? [] : many, nextCursor: null })),
  ]);
  await expect.element(page.getByText('Line 10000')).toBeVisible();
  expect(log().element().querySelectorAll('bdi').length).toBeLessThan(80);
});

test('messages stay what they are where earlier ones join them, so that none is drawn again', async () => {
  const lines = (to: number) =>
    Array.from({ length: 50 }, (_, at) => message(to - at, `Line ${to - at}`));
  const { cache } = await talk({ messageCount: 250 }, [
    reply(listMessages, (query) => {
      if (query.has('after')) return { data: [], nextCursor: null };
      const to = Number(query.get('cursor') ?? 251) - 1;
      return { data: lines(to), nextCursor: to > 50 ? to - 49 : null };
    }),
  ]);
  await expect.element(page.getByText('Line 250')).toBeVisible();
  const id = z.parse(ConversationId, 7);
  const messages = () => cache.getQueryData(history(id).queryKey)?.messages ?? [];
  // Two pages are here: the third one comes before messages that have to move.
  await fetchEarlier(id);
  const before = messages();
  await fetchEarlier(id);
  const after = messages();
  expect(after.length).toBe(before.length + 50);
  expect(after.slice(50).every((each, at) => each === before[at])).toBe(true);
});

test('what became of a booking is a quiet line with its number, in the log and in the list', async () => {
  const event = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event: 'extended', minutes: 90 },
  });
  await talk({ lastMessage: event }, [
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
  [{ absent: 'guide' }, 'Booking TG0042: the guide did not show up'],
  [{ absent: 'traveler' }, 'Booking TG0042: the traveler did not show up'],
  [{}, 'Booking TG0042: one side did not show up'],
])('a no-show is said with who did not come, where that is known (%o)', async (known, words) => {
  const event = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event: 'no_show', minutes: null, ...known },
  });
  await talk({ lastMessage: event }, [
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
])('the %s reads of %s: %s', async (viewerIs, event, words) => {
  const said = message(3, '', {
    content: { kind: 'booking_event', bookingId: 42, event, minutes: null },
  });
  const { conversation } = entry();
  await talk({ lastMessage: said, conversation: { ...conversation, viewerIs } }, [
    reply(listMessages, (query) => ({
      data: query.has('after') ? [] : [said, ...HISTORY],
      nextCursor: null,
    })),
  ]);
  await expect.poll(() => page.getByText(words, { exact: true }).elements()).toHaveLength(2);
});

test('the stand-in of a picture does not vanish in the row that is open', async () => {
  await talk();
  const row = page.getByRole('link', { name: /See you there/ });
  await expect.element(row).toHaveAttribute('aria-current', 'page');
  const colorOf = (part: Element | null) => part && getComputedStyle(part).backgroundColor;
  // The row's color comes by a transition.
  await expect
    .poll(() => colorOf(row.element()) === colorOf(row.element().firstElementChild))
    .toBe(false);
});

test('the head says what the guide speaks, where the server says it', async () => {
  const { conversation } = entry();
  const { screen } = await talk({
    conversation: { ...conversation, guideLanguages: ['zh', 'en'] },
  });
  await expect.element(page.getByText('Speaks Chinese, English')).toBeVisible();
  await screen.unmount();
  await talk();
  await expect.element(page.getByRole('heading', { name: 'Aoi' })).toBeVisible();
  await expect.element(page.getByText(/^Speaks/)).not.toBeInTheDocument();
});

test('more conversations that could not be fetched are asked for again', async () => {
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
  await talk({}, [list]);
  await page.getByRole('button', { name: 'Show more conversations' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'The rest could not be loaded' });
  await expect.element(failed).toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Rin')).toBeVisible();
});
