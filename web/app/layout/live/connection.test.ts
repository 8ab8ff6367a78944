import { CLOSE_CODES } from '@tomoguide/contract/socket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBackoffMs, keepConnected } from './connection.ts';

/** The sockets opened so far; tests close them as a server would. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly protocols: string[];
  closedByUs = false;
  readonly sent: string[] = [];
  constructor(_address: URL, protocols: string[]) {
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closedByUs = true;
  }
}

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { href: 'https://tomoguide.example/messages' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const begin = () => {
  const events: string[] = [];
  const lives: boolean[] = [];
  const onRefused = vi.fn();
  const stop = keepConnected({
    token: 'a.b.c',
    locale: 'en',
    onEvent: ({ type }) => events.push(type),
    onLive: (live) => lives.push(live),
    onRefused,
  });
  return { events, lives, onRefused, stop };
};
const last = () => FakeSocket.opened.at(-1) as FakeSocket;
const count = () => FakeSocket.opened.length;

test('backs off exponentially from 1 to 30 seconds, with ±20% jitter', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((tries) => getBackoffMs(tries, 0.5))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect([getBackoffMs(0, 0), getBackoffMs(20, 1)]).toEqual([800, 36_000]);
});

test('reopens a lost socket with exponential backoff, which resets once a socket was ready', () => {
  const { lives, events } = begin();
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(999);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(2);
  last().onclose?.({ code: CLOSE_CODES.restarting });
  vi.advanceTimersByTime(1_999);
  expect(count()).toBe(2);
  vi.advanceTimersByTime(1);
  last().onmessage?.({ data: '{"type":"ready","payload":{}}' });
  last().onmessage?.({ data: 'no JSON' });
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  expect(count()).toBe(4);
  expect(events).toEqual(['ready']);
  expect(lives).toEqual([false, false, true, false]);
});

const READY = { data: '{"type":"ready","payload":{}}' };

test('drops a socket that does not answer a ping, and keeps one that does', () => {
  const { lives, events } = begin();
  last().onmessage?.(READY);
  vi.advanceTimersByTime(30_000);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  last().onmessage?.({ data: '{"type":"pong","payload":{}}' });
  vi.advanceTimersByTime(29_000);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(11_000 + 1_000);
  expect(FakeSocket.opened[0]?.closedByUs).toBe(true);
  expect(count()).toBe(2);
  // A late close event of the old socket has no effect.
  FakeSocket.opened[0]?.onclose?.({ code: 1006 });
  FakeSocket.opened[0]?.onmessage?.(READY);
  vi.advanceTimersByTime(9_000);
  expect(count()).toBe(2);
  expect([lives, events]).toEqual([[true, false], ['ready']]);
});

test('drops a socket that hangs before it is ready', () => {
  begin();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(9_999);
  expect(FakeSocket.opened[0]?.closedByUs).toBe(false);
  vi.advanceTimersByTime(1 + 1_000);
  expect(FakeSocket.opened[0]?.closedByUs).toBe(true);
  expect(FakeSocket.opened[0]?.sent).toEqual([]);
  expect(count()).toBe(2);
});

test('after an hour of sleep, sends a ping immediately, and reconnects immediately if the socket is lost', () => {
  begin();
  last().onmessage?.(READY);
  // The socket's timers were suspended too.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(count()).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(count()).toBe(2);
  window.dispatchEvent(new Event('online'));
  expect(count()).toBe(2);
});

test('spreads the clients’ fetches over time after a repeated ready event', () => {
  const { events } = begin();
  last().onmessage?.(READY);
  last().onmessage?.(READY);
  expect(events).toEqual(['ready']);
  vi.advanceTimersByTime(1_500);
  expect(events).toEqual(['ready', 'ready']);
});

test.each([
  [CLOSE_CODES.session, 1],
  [CLOSE_CODES.replaced, 0],
])('stays closed after close code %s', (code, refusals) => {
  const { onRefused } = begin();
  last().onclose?.({ code });
  vi.advanceTimersByTime(600_000);
  expect(count()).toBe(1);
  expect(onRefused).toHaveBeenCalledTimes(refusals);
});

test('does not reconnect after it was closed, and keeps the token out of the URL', () => {
  const { stop } = begin();
  expect(last().protocols).toEqual(['tomoguide', 'bearer.a.b.c']);
  stop();
  expect(last().closedByUs).toBe(true);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(600_000);
  expect(count()).toBe(1);
});
