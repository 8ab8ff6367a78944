import { expect, test, vi } from 'vitest';
import { readInThread } from './read-in-thread.ts';

/** The program of the threads. */
let program = '';
vi.mock('../../../server-paths.ts', () => ({
  getEntryFile: () => new URL(`data:text/javascript,${program}`),
}));
/** Divides the time limit of 30 seconds. */
let divisor = 1;
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const { setTimeout } = timers;
  return {
    ...timers,
    setTimeout: (ms: number, ...rest: [unknown, object]) => setTimeout(ms / divisor, ...rest),
  };
});

const READY = 'import { parentPort } from "node:worker_threads"; parentPort.postMessage("ready");';

const giveUp = async (code: string): Promise<void> => {
  program = code;
  const window = { timeZone: 'UTC', from: 0, to: 1, ownTours: new Set<string>() };
  const question = { bytes: new Uint8Array(1), charset: null, window, isQuick: false };
  await expect(readInThread(question)).resolves.toEqual({ problem: 'too_large' });
};

test.each([
  ['ends before it is ready', 'process.exit()'],
  ['fails before it is ready', 'throw new Error()'],
  ['ends without an answer', `${READY} parentPort.on("message", () => process.exit())`],
])('gives up at once on a thread that %s', (_, code) => giveUp(code), 20_000);

test.each([
  ['is never ready', 'setInterval(() => {}, 1000)'],
  ['never answers', `${READY} parentPort.on("message", () => {})`],
])(
  'gives up after the time limit on a thread that %s',
  async (_, code) => {
    divisor = 20;
    await giveUp(code);
  },
  20_000,
);
