import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentBudget, type TimeBudget, withTimeBudget } from '../database/time-budget.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';
import type { LiveSocket } from './live-socket.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({});
});
afterAll(() => t.close());

/** As much of a socket as is asked of one that stays open. */
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

test('each look at the sessions has time of its own, not what is left of the first socket’s', async () => {
  const socket = await aSocket();
  const budgets: (TimeBudget | undefined)[] = [];
  await withTimeBudget(async () => {
    budgets.push(currentBudget());
    await t.deps.live.open(socket, async (ids) => {
      budgets.push(currentBudget());
      return new Map(ids.map((id) => [id, 'live']));
    });
  });
  await vi.waitUntil(() => budgets.length >= 3, { timeout: 60_000 });
  expect(new Set(budgets).size).toBe(budgets.length);
  await t.deps.live.forget(socket);
});
