import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Deadline, getCurrentDeadline, withDeadline } from '../deadline.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';
import type { LiveSocket } from './live-socket.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({});
});
afterAll(() => t.close());

/** Creates a minimal fake socket. */
const aSocket = async (): Promise<LiveSocket> => {
  const { id: userId } = await aUser(t);
  const socket = {
    id: randomUUID(),
    userId,
    sessionId: randomUUID(),
    locale: 'en',
    isOpen: true,
    send: () => {},
    ping: () => {},
    close: () => {},
    cut: () => {},
  };
  return socket as unknown as LiveSocket;
};

test('each session check has its own deadline rather than that of the request that opened the first socket', async () => {
  const socket = await aSocket();
  const deadlines: (Deadline | undefined)[] = [];
  await withDeadline(async () => {
    deadlines.push(getCurrentDeadline());
    await t.deps.live.open(socket, async (ids) => {
      deadlines.push(getCurrentDeadline());
      return new Map(ids.map((id) => [id, 'live']));
    });
  });
  await vi.waitUntil(() => deadlines.length >= 3, { timeout: 60_000 });
  expect(new Set(deadlines).size).toBe(deadlines.length);
  await t.deps.live.forget(socket);
});
