import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { readInThread } from './read-in-thread.ts';
import type { WorkerAnswer } from './read-worker.ts';

const HOUR_MS = 3_600_000;
const FROM = Date.UTC(2026, 4, 1);

const read = (events: string, isQuick = true): Promise<WorkerAnswer> =>
  readInThread({
    bytes: new TextEncoder().encode(`BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`),
    charset: null,
    window: { timeZone: 'UTC', from: FROM, to: FROM + 24 * HOUR_MS, ownTours: new Set() },
    isQuick,
  });

const createEvent = (hour: number): string =>
  `BEGIN:VEVENT\r\nUID:${hour}\r\nDTSTART:20260501T${hour}0000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;
/** Rules that match nothing, so that reading them takes many steps. */
const HOSTILE = `BEGIN:VEVENT\r\nDTSTART:19700101T000000Z\r\nDURATION:PT1M\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYSETPOS=9\r\nEND:VEVENT\r\n`;

test('reads each calendar separately, even after giving up on another', async () => {
  const busyAt = (hour: number) => ({
    reading: { busy: [[FROM + hour * HOUR_MS, FROM + (hour + 1) * HOUR_MS]], entries: 1 },
  });
  expect(await read(createEvent(10))).toMatchObject(busyAt(10));
  expect(await read(HOSTILE.repeat(3000))).toEqual({ problem: 'too_large' });
  const together = await Promise.all([11, 12].map((hour) => read(createEvent(hour))));
  expect(together).toMatchObject([busyAt(11), busyAt(12)]);
  expect(await read(createEvent(13), false)).toMatchObject(busyAt(13));
  expect(await read(createEvent(14))).toMatchObject(busyAt(14));
});

test('leaves the spare thread to quick reads, and ends a thread that gets no question', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  try {
    for (const isQuick of [true, false, true]) await read(createEvent(10), isQuick);
    const [first, slow, last] = posted.mock.contexts;
    expect(last).toBe(first);
    expect(ended.mock.contexts).toEqual([slow]);
    posted.mockImplementationOnce(() => {
      throw new Error('DataCloneError');
    });
    await expect(read(createEvent(10))).rejects.toThrow('DataCloneError');
    expect(ended).toHaveBeenCalledTimes(2);
  } finally {
    posted.mockRestore();
    ended.mockRestore();
  }
});
