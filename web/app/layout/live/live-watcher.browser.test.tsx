import { focusManager, useQuery } from '@tanstack/react-query';
import {
  getOwnGuide,
  getOwnQualifications,
  listImportedCalendars,
} from '@tomoguide/contract/guides/calls';
import { ImportedCalendar } from '@tomoguide/contract/guides/imported-calendar';
import { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { getUnreadTotal, sendMessage } from '@tomoguide/contract/messaging/calls';
import { countUnreadSystemMessages } from '@tomoguide/contract/notifications/calls';
import { sendSupportMessage } from '@tomoguide/contract/support/calls';
import { SupportMessage } from '@tomoguide/contract/support/entities';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { useIsLive } from '../../lib/live/live-state.ts';
import { enqueue, listOutgoingKeys } from '../../lib/outbox.ts';
import { readSession } from '../../lib/session.ts';
import { importedCalendarsQuery } from '../../pages/guide/calendar/imported-calendars/queries.ts';
import { ownQualificationsQuery } from '../../pages/guide/qualifications/queries.ts';
import { ownGuideQuery } from '../../parts/guides/own-guide/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleMessage } from '../../testing/sample-conversation.ts';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import LiveWatcher from './live-watcher.tsx';

/** Allows for a busy machine. */
const LONG_TIMEOUT = { timeout: 60_000 };

/** A fake socket that answers each ping and becomes ready on demand. */
class Socket {
  static last: Socket | undefined;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Socket.last = this;
  }
  hear(type: string, payload: object = {}) {
    this.onmessage?.({ data: JSON.stringify({ type, payload }) });
  }
  send() {
    queueMicrotask(() => this.hear('pong'));
  }
  close() {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Socket.last = undefined;
  localStorage.removeItem('outbox');
  focusManager.setFocused(undefined);
});

/** Whether the socket was live as of the watcher's last effect. */
let seenLive = false;
const Probe = () => {
  const isLive = useIsLive();
  useEffect(() => {
    seenLive = isLive;
  }, [isLive]);
  return null;
};

const Watcher = () => {
  const session = readSession();
  return session ? (
    <>
      <LiveWatcher session={session} />
      <Probe />
    </>
  ) : null;
};

test('polls the counts every 30 seconds, every 90 with a socket, and never while hidden', async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { sent } = await show(<Watcher />, {
    as: sampleSession(),
    replies: [
      reply(getUnreadTotal, { totalUnreadCount: 2 }),
      reply(countUnreadSystemMessages, { data: { unreadCount: 1 } }),
    ],
  });
  const unreadCalls = () => sent.filter(({ path }) => path.includes('/total-unread-count/')).length;
  /** Returns the number of new unread calls during this time. */
  const callsAfter = async (ms: number) => {
    const before = unreadCalls();
    await vi.advanceTimersByTimeAsync(ms);
    return unreadCalls() - before;
  };
  await vi.waitUntil(() => unreadCalls() === 1 && Socket.last, LONG_TIMEOUT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, LONG_TIMEOUT);
  // Events from before the socket was ready are fetched immediately.
  await callsAfter(1_000);
  expect(await callsAfter(85_000)).toBe(0);
  expect(await callsAfter(10_000)).toBe(1);

  Socket.last?.onclose?.({ code: 1006 });
  await vi.waitUntil(() => !seenLive, LONG_TIMEOUT);
  expect(await callsAfter(25_000)).toBe(0);
  expect(await callsAfter(10_000)).toBe(1);

  focusManager.setFocused(false);
  expect(await callsAfter(300_000)).toBe(0);
  focusManager.setFocused(true);
  expect(await callsAfter(1_000)).toBe(1);
});

const Listing = () => <p>{useQuery(ownGuideQuery()).data?.listed ? 'Listed' : 'Not listed'}</p>;

test('refetches the guide’s listing on a notice about it', async () => {
  vi.stubGlobal('WebSocket', Socket);
  let listed = true;
  await show(
    <>
      <Watcher />
      <Listing />
    </>,
    {
      as: sampleSession({ isGuide: true, guideId: 3, role: 'guide' }),
      replies: [reply(getOwnGuide, () => sampleOwnGuide({ listed }))],
    },
  );
  await expect.element(page.getByText('Listed', { exact: true })).toBeVisible();
  await vi.waitUntil(() => Socket.last, LONG_TIMEOUT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, LONG_TIMEOUT);
  listed = false;
  Socket.last?.hear('system_message', { action: 'bulk_created', messages: [] });
  await expect.element(page.getByText('Not listed')).toBeVisible();
});

const OwnData = () => {
  const qualifications = useQuery(ownQualificationsQuery()).data?.data;
  const calendars = useQuery(importedCalendarsQuery()).data;
  return (
    <p>
      {qualifications?.map(({ state }) => state)} {calendars?.map(({ problem }) => problem)}
    </p>
  );
};

test('refetches qualifications or imported calendars on a notice about them', async () => {
  vi.stubGlobal('WebSocket', Socket);
  let state = 'pending';
  let problem: 'unreachable' | null = null;
  await show(
    <>
      <Watcher />
      <OwnData />
    </>,
    {
      as: sampleSession({ isGuide: true, guideId: 3, role: 'guide' }),
      replies: [
        reply(getOwnQualifications, () => ({
          data: [
            z.parse(OwnQualification, {
              id: 4,
              title: { en: 'Tea teacher', zh: null },
              licenceNumber: null,
              state,
              reason: null,
              file: null,
              submittedAt: null,
              decidedAt: null,
            }),
          ],
        })),
        reply(listImportedCalendars, () => ({
          data: [
            z.parse(ImportedCalendar, {
              id: 5,
              name: 'Work',
              host: 'calendar.example.com',
              readAt: '2026-05-03T01:00:00Z',
              failingSince: problem && '2026-05-03T02:00:00Z',
              problem,
              waiting: false,
              entries: 0,
              unreadCount: 0,
              unread: [],
              zones: [],
              busy: [],
            }),
          ],
        })),
      ],
    },
  );
  await expect.element(page.getByText('pending', { exact: true })).toBeVisible();
  await vi.waitUntil(() => Socket.last, LONG_TIMEOUT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, LONG_TIMEOUT);
  state = 'checked';
  problem = 'unreachable';
  Socket.last?.hear('system_message', { action: 'bulk_created', messages: [] });
  await expect.element(page.getByText('checked unreachable')).toBeVisible();
});

const supportMessage = z.parse(SupportMessage, {
  id: 1,
  seq: 1,
  fromStaff: false,
  text: 'to 0',
  topic: null,
  about: null,
  clientMessageId: 'a',
  sentAt: '2026-05-03T01:00:00Z',
});

test('sends pending messages once the server is reachable, on any page', async () => {
  vi.stubGlobal('WebSocket', Socket);
  let isBack = false;
  const answer =
    <T,>(what: T) =>
    () => {
      if (!isBack) throw new TypeError('lost');
      return what;
    };
  const mei = sampleSession();
  const { sent } = await show(<Watcher />, {
    as: mei,
    replies: [
      reply(sendMessage, answer({ ...sampleMessage(3, 'to', { senderId: mei.id }), credits: 19 })),
      reply(sendSupportMessage, answer(supportMessage)),
    ],
  });
  for (const queueId of [7, 8, 0])
    enqueue({ userId: mei.id, conversation: queueId, text: `to ${queueId}` });
  // Another user's message stays in the outbox.
  enqueue({ userId: 999, conversation: 7, text: 'not mine' });
  const dispatchOnline = () => window.dispatchEvent(new Event('online'));
  const sentTexts = () =>
    sent
      .filter(({ method, body }) => method === 'POST' && 'text' in ((body ?? {}) as object))
      .map(({ body }) => (body as { text: string }).text);
  await vi.waitUntil(() => Socket.last, LONG_TIMEOUT);
  dispatchOnline();
  await vi.waitUntil(() => sentTexts().length === 3, LONG_TIMEOUT);
  isBack = true;
  dispatchOnline();
  await vi.waitUntil(() => listOutgoingKeys().length === 1, LONG_TIMEOUT);
  expect(sentTexts().slice(3).sort()).toEqual(['to 0', 'to 7', 'to 8']);
});
