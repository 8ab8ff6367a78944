import { EXAMINING_SECONDS_AN_HOUR } from '@tomoguide/contract/files/bounds';
import { UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { Failure } from '../../../failure.ts';
import { ExaminingLane } from './lane.ts';

const [mei, kenji] = [UserId.parse(1), UserId.parse(2)];
const NOW = Temporal.Instant.from('2026-05-10T00:00:00Z');

const codeOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Failure ? error.code : 'another';
  }
};

test('who uploads many waits for themselves: of a person one is in the line', async () => {
  const lane = new ExaminingLane();
  const order: string[] = [];
  const examined = (name: string) => async () => {
    order.push(name);
  };
  await Promise.all([
    lane.run(mei, NOW, examined('first of mei')),
    lane.run(mei, NOW, examined('second of mei')),
    lane.run(mei, NOW, examined('third of mei')),
    lane.run(kenji, NOW, examined('first of kenji')),
  ]);
  expect(order.slice(0, 2)).toEqual(['first of mei', 'first of kenji']);
  expect(order).toHaveLength(4);
});

test('what is refused counts too: an hour has room for so much of one person, and of others still', async () => {
  let clock = 0;
  const lane = new ExaminingLane(() => clock);
  const slow = (ownerId: UserId) =>
    lane
      .run(ownerId, NOW, async () => {
        clock += (EXAMINING_SECONDS_AN_HOUR * 1000) / 4;
        throw new Error('it was made to be slow');
      })
      .catch(() => {});
  for (let n = 0; n < 4; n += 1) {
    expect(codeOf(() => lane.requireTime(mei, NOW))).toBeNull();
    await slow(mei);
  }
  expect(codeOf(() => lane.requireTime(mei, NOW))).toBe('TOO_MANY_UPLOADS');
  expect(codeOf(() => lane.requireTime(kenji, NOW))).toBeNull();
  expect(codeOf(() => lane.requireTime(mei, NOW.add({ minutes: 60 })))).toBeNull();
});

test('an upload that fails leaves the lane to the next of the same person', async () => {
  const lane = new ExaminingLane();
  const failed = lane.run(mei, NOW, () => Promise.reject(new Error('no picture')));
  const next = lane.run(mei, NOW, async () => 'kept');
  await expect(failed).rejects.toThrow('no picture');
  expect(await next).toBe('kept');
});
