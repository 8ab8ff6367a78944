import {
  EXAMINING_SECONDS_PER_HOUR,
  UNFINISHED_SECONDS_PER_HOUR,
} from '@tomoguide/contract/files/figures';
import { UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { Deadline, withDeadline } from '../../../deadline.ts';
import { createBusyFailure, Failure } from '../../../failure.ts';
import { ExaminingQueue } from './examining-queue.ts';

const [mei, kenji] = [UserId.parse(1), UserId.parse(2)];
const NOW = Temporal.Instant.from('2026-05-10T00:00:00Z');

const getCode = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Failure ? error.code : 'another';
  }
};

test('processes one upload at a time and queues the rest', async () => {
  const queue = new ExaminingQueue();
  const order: string[] = [];
  const examine = (name: string) => async () => {
    order.push(name);
  };
  await Promise.all([
    queue.run(mei, NOW, examine('first of mei')),
    queue.run(mei, NOW, examine('second of mei')),
    queue.run(mei, NOW, examine('third of mei')),
    queue.run(kenji, NOW, examine('first of kenji')),
  ]);
  expect(order.slice(0, 2)).toEqual(['first of mei', 'first of kenji']);
  expect(order).toHaveLength(4);
});

test('limits the file-processing time per user per hour, counting rejected uploads', async () => {
  let clock = 0;
  const queue = new ExaminingQueue(() => clock);
  const examineSlowly = (ownerId: UserId) =>
    queue
      .run(ownerId, NOW, async () => {
        clock += (EXAMINING_SECONDS_PER_HOUR * 1000) / 4;
        throw new Error('it was made to be slow');
      })
      .catch(() => {});
  for (let n = 0; n < 4; n += 1) {
    expect(getCode(() => queue.requireTime(mei, NOW))).toBeNull();
    await examineSlowly(mei);
  }
  expect(getCode(() => queue.requireTime(mei, NOW))).toBe('TOO_MANY_UPLOADS');
  expect(getCode(() => queue.requireTime(kenji, NOW))).toBeNull();
  expect(getCode(() => queue.requireTime(mei, NOW.add({ minutes: 60 })))).toBeNull();
});

test('counts unfinished processing toward a separate, higher limit', async () => {
  let clock = 0;
  const queue = new ExaminingQueue(() => clock);
  const minute = EXAMINING_SECONDS_PER_HOUR * 1000;
  const deadline = new Deadline(1000, () => clock);
  const late = withDeadline(
    () =>
      queue.run(mei, NOW, async () => {
        clock += minute;
      }),
    deadline,
  );
  await late.catch(() => {});
  for (let spent = minute; spent < UNFINISHED_SECONDS_PER_HOUR * 1000; spent += minute) {
    expect(getCode(() => queue.requireTime(mei, NOW))).toBeNull();
    const unfinished = queue.run(mei, NOW, async () => {
      clock += minute;
      throw createBusyFailure(5);
    });
    await expect(unfinished).rejects.toMatchObject({ code: 'BUSY' });
  }
  expect(getCode(() => queue.requireTime(mei, NOW))).toBe('TOO_MANY_UPLOADS');
});

test('a failed upload does not block the same user’s next upload', async () => {
  const queue = new ExaminingQueue();
  const failed = queue.run(mei, NOW, () => Promise.reject(new Error('no picture')));
  const next = queue.run(mei, NOW, async () => 'kept');
  await expect(failed).rejects.toThrow('no picture');
  expect(await next).toBe('kept');
});
