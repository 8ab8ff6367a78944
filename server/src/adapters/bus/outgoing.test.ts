import { expect, test, vi } from 'vitest';
import { Outgoing } from './outgoing.ts';

/** Texts that arrived, while sending works. */
const line = () => {
  const arrived: string[] = [];
  const state = { works: true, failures: 0 };
  const outgoing = new Outgoing(
    async (texts) => {
      if (!state.works) {
        state.failures += 1;
        throw new Error('the line is cut');
      }
      arrived.push(...texts);
    },
    'missed',
    () => {},
  );
  return { arrived, state, outgoing };
};

test('what is said at once leaves in its order', async () => {
  const { arrived, outgoing } = line();
  for (let n = 0; n < 500; n += 1) outgoing.add(String(n));
  await outgoing.stop();
  expect(arrived).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
});

test('what cannot be sent is dropped, and told of before anything else once it can', async () => {
  const { arrived, state, outgoing } = line();
  state.works = false;
  outgoing.add('lost');
  // Three attempts, then it is given up and the fourth is to tell of it.
  await vi.waitUntil(() => state.failures > 3, { timeout: 20_000 });
  outgoing.add('lost, too');
  state.works = true;
  await vi.waitUntil(() => arrived.includes('missed'), { timeout: 20_000 });
  outgoing.add('heard');
  await outgoing.stop();
  expect(arrived).toEqual(['missed', 'heard']);
});

test('a line that never answers does not keep the process from stopping', async () => {
  const outgoing = new Outgoing(
    () => new Promise(() => {}),
    'missed',
    () => {},
  );
  outgoing.add('for nobody');
  await outgoing.stop();
});
