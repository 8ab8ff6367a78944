import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs } from './leader.ts';

/** Each stands for a tab: locks and channels are between whoever asks for them, in one page or several. */
const leaving: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const leave of leaving.splice(0)) leave();
});

const READY: SocketEvent = { type: 'ready', payload: {} };
let people = 0;

const aTab = (userId: number) => {
  const tab = {
    heard: [] as string[],
    live: false,
    /** What its socket says, while it has one. */
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
    onEvent: ({ type }) => tab.heard.push(type),
    onLive: (live) => {
      tab.live = live;
    },
  });
  leaving.push(tab.leave);
  return tab;
};

test('one of the tabs holds the socket for all; when it goes another does, and says ready to all', async () => {
  people += 1;
  const first = aTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const others = [aTab(people), aTab(people)];
  await expect.poll(() => others.map(({ live }) => live)).toEqual([true, true]);
  expect(others.map(({ socket }) => socket)).toEqual([null, null]);

  first.socket?.({ type: 'booking_update', payload: { bookingId: 1 } } as SocketEvent);
  for (const tab of [first, ...others])
    await expect.poll(() => tab.heard.filter((type) => type === 'booking_update').length).toBe(1);

  first.leave();
  await expect.poll(() => others.filter(({ socket }) => socket !== null).length).toBe(1);
  // Whatever came between the two sockets is asked for by every tab.
  for (const tab of others) {
    await expect.poll(() => tab.heard.at(-1)).toBe('ready');
    await expect.poll(() => tab.live).toBe(true);
  }
  const heard = first.heard.length;
  const next = others.find(({ socket }) => socket !== null);
  next?.socket?.({ type: 'booking_update', payload: { bookingId: 2 } } as SocketEvent);
  for (const tab of others)
    await expect.poll(() => tab.heard.filter((type) => type === 'booking_update').length).toBe(2);
  expect(first.heard.length).toBe(heard);
});

test('a tab that joins a socket which is already open asks once for what came before', async () => {
  people += 1;
  const first = aTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const late = aTab(people);
  await expect.poll(() => late.heard).toEqual(['ready']);
  // Another one that joins changes nothing for it.
  const later = aTab(people);
  await expect.poll(() => later.heard).toEqual(['ready']);
  expect([first.heard, late.heard]).toEqual([['ready'], ['ready']]);
});

test('a tab that is gone without a word leaves its place; other people have sockets of their own', async () => {
  people += 1;
  const mine = people;
  // A document of its own, which holds the lock when it is thrown away: as a tab that was killed.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const locks = (frame.contentWindow as Window & typeof globalThis).navigator.locks;
  await new Promise<void>((held) => {
    void locks.request(`tomoguide-live-${mine}`, () => {
      held();
      return new Promise(() => {});
    });
  });
  const tab = aTab(mine);
  people += 1;
  const stranger = aTab(people);
  await expect.poll(() => stranger.socket).not.toBeNull();
  expect(tab.socket).toBeNull();
  frame.remove();
  await expect.poll(() => tab.socket).not.toBeNull();
  expect(tab.heard).toEqual(['ready']);
  expect(stranger.heard).toEqual(['ready']);
});

/** Holds the lock of somebody's leader and says nothing, as a page does that was put to sleep. */
const aSleeper = async (userId: number): Promise<() => void> => {
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
      // Taken away.
      .catch(() => {});
  });
  return () => release();
};

test('a tab in sight takes over from one that sleeps, and asks for what was missed', async () => {
  people += 1;
  await aSleeper(people);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = aTab(people);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(tab.socket).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await expect.poll(() => tab.socket).not.toBeNull();
  expect(tab.heard).toEqual(['ready']);
});

test('a leader that answers is left alone; one that was replaced is quiet, and next in the queue', async () => {
  people += 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = aTab(people);
  await expect.poll(() => first.socket).not.toBeNull();
  const second = aTab(people);
  await expect.poll(() => second.live).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.socket).toBeNull();
  second.leave();

  const wake = await aSleeper(people);
  await expect.poll(() => first.socket).toBeNull();
  expect(first.live).toBe(false);
  const third = aTab(people);
  third.live = true;
  wake();
  await expect.poll(() => first.socket).not.toBeNull();
  expect(third.socket).toBeNull();
  await expect.poll(() => third.live).toBe(true);
});
