import { getConversation, getUnreadTotal } from '@tomoguide/contract/messaging/calls';
import { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import {
  countUnreadSystemMessages,
  getNotificationSettings,
  markSystemMessageRead,
} from '@tomoguide/contract/notifications/calls';
import { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { SocketEvent } from '@tomoguide/contract/socket-events';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { listenAsLeader, sendToLeader } from '../../lib/live/bus.ts';
import { BrowserOffer } from '../../parts/notifications/browser/browser-offer.tsx';
import { connectTabVisibility } from '../../parts/notifications/browser/visible-tabs.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import BrowserNotifications from './browser-notifications.tsx';

const mei = sampleSession();
const AOI = 900;

/** Records the notifications that the browser shows. */
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(async () => FakeNotification.permission);
  static shown: FakeNotification[] = [];
  onclick: (() => void) | null = null;
  closed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    FakeNotification.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}
const { shown } = FakeNotification;

const notice = (id: number, change: object = {}) =>
  z.parse(SystemMessage, {
    id,
    type: 'approval',
    topic: 'accepted',
    title: `Notice ${id}`,
    message: 'Booked.',
    names: [],
    status: 'unread',
    createdAt: '2026-05-03T01:00:00Z',
    readAt: null,
    expiresAt: null,
    isClosed: false,
    actionable: false,
    actionUrl: '/dashboard',
    actionLabel: 'See My Trips',
    showContactSupport: false,
    isErrorMessage: false,
    relatedEntityType: null,
    relatedEntityId: null,
    ...change,
  });
const noticeCreated = (id: number, change: object = {}): SocketEvent => ({
  type: 'system_message',
  payload: { action: 'created', message: notice(id, change) },
});
const message = (senderId: number): SocketEvent =>
  z.parse(SocketEvent, {
    type: 'new_message',
    payload: {
      id: 5,
      conversationId: 7,
      seq: 1,
      revision: 1,
      senderId,
      clientMessageId: 'm1',
      sentAt: '2026-05-03T01:00:00Z',
      content: { kind: 'text', text: 'Hello Mei', masked: false },
      credits: 20,
    },
  });
const entry = z.parse(ConversationEntry, {
  conversation: {
    id: 7,
    viewerIs: 'traveler',
    guideId: 3,
    other: { id: AOI, nickname: 'Aoi', profilePicture: null },
    createdAt: '2026-05-03T01:00:00Z',
  },
  lastMessage: null,
  lastMessageAt: null,
  messageCount: 0,
  unreadCount: 0,
  credits: 20,
  revision: 0,
  readSeq: 0,
  otherReadSeq: 0,
  contactsShown: false,
  contactsFrom: null,
  blockedByViewer: false,
});

/** Renders the leading tab, hidden, with or without another visible tab. */
const showLeader = async ({
  seen = false,
  off = [] as { topic: 'accepted' | 'reviews'; channel: 'browser' | 'email' }[],
  locale = 'en' as 'en' | 'zh-CN',
} = {}) => {
  const permissionRequest = vi.fn(async () => seen);
  const done = await show(
    <Suspense>
      <BrowserNotifications userId={mei.id} tabs={{ any: permissionRequest, leave: () => {} }} />
    </Suspense>,
    {
      as: mei,
      locale,
      at: '/profile',
      replies: [
        reply(getNotificationSettings, { off }),
        reply(getConversation, entry),
        reply(getUnreadTotal, { totalUnreadCount: 2 }),
        reply(countUnreadSystemMessages, { data: { unreadCount: 3 } }),
        reply(markSystemMessageRead, { data: notice(1, { status: 'read' }) }),
      ],
    },
  );
  return { ...done, permissionRequest };
};

/** Mocks the browser's service workers; if undefined, pages show notifications themselves. */
const withWorker = (workers: object | undefined) =>
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(workers as ServiceWorkerContainer);

/** Batched notifications appear after one second. */
const IN_TIME = { timeout: 15_000 };

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = 'granted';
  FakeNotification.requestPermission.mockClear();
  localStorage.clear();
  vi.stubGlobal('Notification', FakeNotification);
  withWorker(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows the times of a notice before its text', async () => {
  await showLeader();
  const times = [{ label: 'Deadline', time: 'Sat, May 2, 08:00' }];
  sendToLeader(noticeCreated(1, { apart: { message: 'Answer before the deadline.', times } }));
  await expect
    .poll(() => shown[0]?.options.body, IN_TIME)
    .toBe('Deadline: Sat, May 2, 08:00\nAnswer before the deadline.');
});

test('shows a notice for ten seconds; a click opens its page and marks it as read', async () => {
  const { address, sent } = await showLeader();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  sendToLeader(noticeCreated(1));
  await expect.poll(() => shown.map(({ title }) => title), IN_TIME).toEqual(['Notice 1']);
  expect(shown[0]?.options).toMatchObject({ body: 'Booked.', tag: 'notice-1' });
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(10_000);
  shown[0]?.onclick?.();
  await expect.poll(address).toBe('/dashboard');
  expect(shown[0]?.closed).toBe(true);
  expect(sent.map(({ path }) => path)).toContain('/api/v2/system-messages/1/read');
});

test('shows the sender’s name above a message, and shows no notification for the user’s own messages', async () => {
  const { address } = await showLeader();
  sendToLeader(message(mei.id));
  sendToLeader(message(AOI));
  await expect.poll(() => shown.map(({ title }) => title), IN_TIME).toEqual(['Aoi']);
  expect(shown[0]?.options.body).toBe('Hello Mei');
  shown[0]?.onclick?.();
  await expect.poll(address).toBe('/messages?conversation=7');
});

test('combines several notices into one notification for eight seconds, with the total unread count, in Chinese', async () => {
  const { address } = await showLeader({ locale: 'zh-CN' });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  sendToLeader({
    type: 'system_message',
    payload: { action: 'bulk_created', messages: [notice(1), notice(2)] },
  });
  await expect
    .poll(() => shown.map(({ options }) => options.body), IN_TIME)
    .toEqual(['你有 5 条未读消息和通知。']);
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(8_000);
  shown[0]?.onclick?.();
  await expect.poll(address).toBe('/messages');
});

test('shows nothing while a tab is visible, or if notifications are turned off for the browser', async () => {
  const { permissionRequest } = await showLeader({ seen: true });
  sendToLeader(noticeCreated(1));
  await expect.poll(() => permissionRequest.mock.calls, IN_TIME).toHaveLength(1);
  const { sent } = await showLeader({ off: [{ topic: 'accepted', channel: 'browser' }] });
  sendToLeader(noticeCreated(2));
  sendToLeader(noticeCreated(3, { topic: 'reviews' }));
  await expect.poll(() => shown.map(({ title }) => title), IN_TIME).toEqual(['Notice 3']);
  expect(sent.map(({ path }) => path)).toContain('/api/v2/notification-settings');
});

test('shows no notification in a hidden tab while another tab is visible', async () => {
  const shortTimeout = connectTabVisibility(mei.id, 50);
  const [here, there] = [connectTabVisibility(mei.id, 60_000), connectTabVisibility(mei.id)];
  let state: DocumentVisibilityState = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  expect(await shortTimeout.any()).toBe(false);
  shortTimeout.leave();
  // This page acts as both tabs, and becomes visible between the request and the reply.
  const pending = here.any();
  state = 'visible';
  expect(await pending).toBe(true);
  here.leave();
  there.leave();
});

test('offers to turn on notifications once, only after a click, and never on the landing page', async () => {
  FakeNotification.permission = 'default';
  await show(<BrowserOffer />, { as: mei, at: '/' });
  await expect.element(page.getByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  const { screen } = await show(<BrowserOffer />, { as: mei, at: '/messages' });
  const turnOn = screen.getByRole('button', { name: 'Turn on' });
  await expect.element(turnOn).toBeVisible();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  await turnOn.click();
  await expect.element(turnOn).not.toBeInTheDocument();
  expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
  await screen.unmount();
  const again = await show(<BrowserOffer />, { as: mei, at: '/messages' });
  await expect
    .element(again.screen.getByRole('button', { name: 'Turn on' }))
    .not.toBeInTheDocument();
});

test('handles events only in the leader tab', () => {
  const received: string[] = [];
  const leave = listenAsLeader(({ type }) => received.push(type));
  sendToLeader(noticeCreated(1));
  leave();
  sendToLeader(noticeCreated(2));
  expect(received).toEqual(['system_message']);
});

test('shows a notification through the service worker on a phone; a click navigates there', async () => {
  const workers = new EventTarget();
  const postMessage = vi.fn();
  const register = vi.fn(async () => ({ active: { postMessage } }));
  withWorker(Object.assign(workers, { register }));
  vi.stubGlobal(
    'Notification',
    class extends FakeNotification {
      constructor(title: string, options: NotificationOptions) {
        super(title, options);
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const { address, sent } = await showLeader();
  sendToLeader(noticeCreated(1));
  await expect.poll(() => postMessage.mock.calls, IN_TIME).toHaveLength(1);
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
    type: 'show',
    title: 'Notice 1',
    url: '/dashboard',
    options: { body: 'Booked.', tag: 'notice-1' },
  });
  const data = { type: 'pressed', tag: 'notice-1', goes: true };
  workers.dispatchEvent(new MessageEvent('message', { data }));
  await expect.poll(address).toBe('/dashboard');
  expect(sent.map(({ path }) => path)).toContain('/api/v2/system-messages/1/read');
});
