import { expect, test, vi } from 'vitest';
import { Outgoing } from './outgoing.ts';

/** Creates a transport that records the sent messages and can be made to fail. */
const createTestTransport = () => {
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

test('sends concurrent messages in order', async () => {
  const { arrived, outgoing } = createTestTransport();
  for (let n = 0; n < 500; n += 1) outgoing.add(String(n));
  await outgoing.stop();
  expect(arrived).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
});

test('drops messages that cannot be sent, and reports the loss before it sends the next message', async () => {
  const { arrived, state, outgoing } = createTestTransport();
  state.works = false;
  outgoing.add('lost');
  // After three failed attempts the message is dropped, and the fourth failure is an attempt to report the
  // loss.
  await vi.waitUntil(() => state.failures > 3, { timeout: 20_000 });
  outgoing.add('lost, too');
  state.works = true;
  await vi.waitUntil(() => arrived.includes('missed'), { timeout: 20_000 });
  outgoing.add('heard');
  await outgoing.stop();
  expect(arrived).toEqual(['missed', 'heard']);
});

test('shutdown does not wait for a connection that never responds', async () => {
  const outgoing = new Outgoing(
    () => new Promise(() => {}),
    'missed',
    () => {},
  );
  outgoing.add('for nobody');
  await outgoing.stop();
});
