import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs } from './tab-leader.ts';

/** Each entry simulates a tab: locks and channels work the same within one page as across pages. */
const leaving: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const leave of leaving.splice(0)) leave();
});

const READY: SocketEvent = { type: 'ready', payload: {} };
let people = 0;

const openTab = (userId: number) => {
  const tab = {
    received: [] as string[],
    live: false,
    /** Sends an event through the tab's socket; null while the tab does not hold the socket. */
    socket: null as null | ((event: SocketEvent) => void),
    leave: () => {},
  };
  tab.leave = joinTabs({
    userId,
    lead: ({ onEvent, onLive }) => {
      tab.socket = onEvent;
      onLive(true);
      onEvent(READY);
      return () => {
        tab.socket = null;
        onLive(false);
      };
    },
    onEvent: ({ type }) => tab.received.push(type),
    onLive: (live) => {
      tab.live = live;
    },
  });
  leaving.push(tab.leave);
  return tab;
};

test('one tab holds the socket for all tabs; when it closes, another takes over and announces ready', async () => {
  people += 1;
  const first = openTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const others = [openTab(people), openTab(people)];
  await expect.poll(() => others.map(({ live }) => live)).toEqual([true, true]);
  expect(others.map(({ socket }) => socket)).toEqual([null, null]);

  first.socket?.({ type: 'booking_update', payload: { bookingId: 1 } } as SocketEvent);
  for (const tab of [first, ...others])
    await expect
      .poll(() => tab.received.filter((type) => type === 'booking_update').length)
      .toBe(1);

  first.leave();
  await expect.poll(() => others.filter(({ socket }) => socket !== null).length).toBe(1);
  // Every tab refetches what arrived between the two sockets.
  for (const tab of others) {
    await expect.poll(() => tab.received.at(-1)).toBe('ready');
    await expect.poll(() => tab.live).toBe(true);
  }
  const receivedCount = first.received.length;
  const next = others.find(({ socket }) => socket !== null);
  next?.socket?.({ type: 'booking_update', payload: { bookingId: 2 } } as SocketEvent);
  for (const tab of others)
    await expect
      .poll(() => tab.received.filter((type) => type === 'booking_update').length)
      .toBe(2);
  expect(first.received.length).toBe(receivedCount);
});

test('a tab that joins an open socket fetches missed events once', async () => {
  people += 1;
  const first = openTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const late = openTab(people);
  await expect.poll(() => late.received).toEqual(['ready']);
  // Another tab that joins does not affect the tabs already open.
  const later = openTab(people);
  await expect.poll(() => later.received).toEqual(['ready']);
  expect([first.received, late.received]).toEqual([['ready'], ['ready']]);
});

test('replaces a leader tab that disappeared without notice, separately for each user', async () => {
  people += 1;
  const mine = people;
  // A separate document that holds the lock when it is destroyed, like a tab that is killed.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const locks = (frame.contentWindow as Window & typeof globalThis).navigator.locks;
  await new Promise<void>((held) => {
    void locks.request(`tomoguide-live-${mine}`, () => {
      held();
      return new Promise(() => {});
    });
  });
  const tab = openTab(mine);
  people += 1;
  const stranger = openTab(people);
  await expect.poll(() => stranger.socket).not.toBeNull();
  expect(tab.socket).toBeNull();
  frame.remove();
  await expect.poll(() => tab.socket).not.toBeNull();
  expect(tab.received).toEqual(['ready']);
  expect(stranger.received).toEqual(['ready']);
});

/** Holds the lock of a user's leading tab without responding, like a frozen page. */
const openFrozenTab = async (userId: number): Promise<() => void> => {
  const name = `tomoguide-live-${userId}`;
  let release = () => {};
  await new Promise<void>((held) => {
    void navigator.locks
      .request(name, { steal: true }, () => {
        held();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      // The lock was stolen.
      .catch(() => {});
  });
  return () => release();
};

test('a visible tab takes over from a frozen one and fetches missed events', async () => {
  people += 1;
  await openFrozenTab(people);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab(people);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(tab.socket).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await expect.poll(() => tab.socket).not.toBeNull();
  expect(tab.received).toEqual(['ready']);
});

test('keeps a leader that responds, and ignores events from a leader that was replaced', async () => {
  people += 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = openTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const second = openTab(people);
  await expect.poll(() => second.live).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.socket).toBeNull();
  second.leave();

  const wake = await openFrozenTab(people);
  await expect.poll(() => first.socket).toBeNull();
  expect(first.live).toBe(false);
  const third = openTab(people);
  third.live = true;
  wake();
  await expect.poll(() => first.socket).not.toBeNull();
  expect(third.socket).toBeNull();
  await expect.poll(() => third.live).toBe(true);
});
