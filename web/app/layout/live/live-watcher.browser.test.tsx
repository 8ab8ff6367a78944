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
import { askSupport } from '@tomoguide/contract/support/calls';
import { SupportMessage } from '@tomoguide/contract/support/entities';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { useIsLive } from '../../lib/live/live-state.ts';
import { enqueue, outgoingKeys } from '../../lib/outbox.ts';
import { readSession } from '../../lib/session.ts';
import { importedCalendars } from '../../pages/guide/calendar/imported-calendars/queries.ts';
import { ownQualifications } from '../../pages/guide/qualifications/queries.ts';
import { ownGuide } from '../../parts/guides/own-guide/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleMessage } from '../../testing/sample-talk.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import LiveWatcher from './live-watcher.tsx';

/** A busy machine takes its time. */
const PATIENT = { timeout: 60_000 };

/** A socket that answers each ping, and is ready when it is told so. */
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

/** What the watcher has gone by since its last effect. */
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

test('counts are asked for every 30 seconds, every 90 behind a socket, and not out of sight', async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { sent } = await show(<Watcher />, {
    as: sampleSession(),
    replies: [
      reply(getUnreadTotal, { totalUnreadCount: 2 }),
      reply(countUnreadSystemMessages, { data: { unreadCount: 1 } }),
    ],
  });
  const asked = () => sent.filter(({ path }) => path.includes('/total-unread-count/')).length;
  /** How many more there are after so long. */
  const within = async (ms: number) => {
    const before = asked();
    await vi.advanceTimersByTimeAsync(ms);
    return asked() - before;
  };
  await vi.waitUntil(() => asked() === 1 && Socket.last, PATIENT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, PATIENT);
  // What came before it was ready is asked for at once.
  await within(1_000);
  expect(await within(85_000)).toBe(0);
  expect(await within(10_000)).toBe(1);

  Socket.last?.onclose?.({ code: 1006 });
  await vi.waitUntil(() => !seenLive, PATIENT);
  expect(await within(25_000)).toBe(0);
  expect(await within(10_000)).toBe(1);

  focusManager.setFocused(false);
  expect(await within(300_000)).toBe(0);
  focusManager.setFocused(true);
  expect(await within(1_000)).toBe(1);
});

const Listing = () => <p>{useQuery(ownGuide()).data?.listed ? 'Listed' : 'Not listed'}</p>;

test('a notice makes what is shown of the own listing stale', async () => {
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
  await vi.waitUntil(() => Socket.last, PATIENT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, PATIENT);
  listed = false;
  Socket.last?.hear('system_message', { action: 'bulk_created', messages: [] });
  await expect.element(page.getByText('Not listed')).toBeVisible();
});

const Own = () => {
  const qualifications = useQuery(ownQualifications()).data?.data;
  const calendars = useQuery(importedCalendars()).data;
  return (
    <p>
      {qualifications?.map(({ state }) => state)} {calendars?.map(({ problem }) => problem)}
    </p>
  );
};

test('a notice makes the own qualifications and imported calendars stale, of which it may tell', async () => {
  vi.stubGlobal('WebSocket', Socket);
  let state = 'pending';
  let problem: 'unreachable' | null = null;
  await show(
    <>
      <Watcher />
      <Own />
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
  await vi.waitUntil(() => Socket.last, PATIENT);
  Socket.last?.hear('ready');
  await vi.waitUntil(() => seenLive, PATIENT);
  state = 'checked';
  problem = 'unreachable';
  Socket.last?.hear('system_message', { action: 'bulk_created', messages: [] });
  await expect.element(page.getByText('checked unreachable')).toBeVisible();
});

const asked = z.parse(SupportMessage, {
  id: 1,
  seq: 1,
  fromStaff: false,
  text: 'to 0',
  topic: null,
  about: null,
  clientMessageId: 'a',
  sentAt: '2026-05-03T01:00:00Z',
});

test('what did not reach the server goes out once it can, whatever page its writer went to', async () => {
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
      reply(askSupport, answer(asked)),
    ],
  });
  for (const lane of [7, 8, 0]) enqueue({ userId: mei.id, conversation: lane, text: `to ${lane}` });
  // Somebody else's on this device stays.
  enqueue({ userId: 999, conversation: 7, text: 'not mine' });
  const again = () => window.dispatchEvent(new Event('online'));
  const said = () =>
    sent
      .filter(({ method, body }) => method === 'POST' && 'text' in ((body ?? {}) as object))
      .map(({ body }) => (body as { text: string }).text);
  await vi.waitUntil(() => Socket.last, PATIENT);
  again();
  await vi.waitUntil(() => said().length === 3, PATIENT);
  isBack = true;
  again();
  await vi.waitUntil(() => outgoingKeys().length === 1, PATIENT);
  expect(said().slice(3).sort()).toEqual(['to 0', 'to 7', 'to 8']);
});
