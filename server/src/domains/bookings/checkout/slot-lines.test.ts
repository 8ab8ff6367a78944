import { GuideId, UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { Deadline, DeadlinePassed, withDeadline } from '../../../deadline.ts';
import { SlotLines, type Wish } from './slot-lines.ts';

const start = Temporal.Instant.from('2026-05-10T01:00:00Z');

const aWish = (traveler: number, hour = 0, guide = 1): Wish => {
  const begins = start.add({ hours: hour });
  return {
    slot: {
      guideId: GuideId.parse(guide),
      travelerId: UserId.parse(traveler),
      range: { start: begins, end: begins.add({ hours: 1 }) },
    },
    key: `key-of-${traveler}`,
  };
};

/** Lines in which a checkout that ends well holds its hour; what was looked at and held, in order. */
const aSite = () => {
  const held = new Map<string, UserId>();
  const looked: number[] = [];
  const tried: UserId[] = [];
  const lines = new SlotLines(async (wishes) => {
    looked.push(wishes.length);
    return new Set(wishes.filter(({ slot }) => held.has(String(slot.range.start))));
  });
  const buy = (wish: Wish, until: Promise<void> = Promise.resolve()): Promise<string> =>
    lines.run(wish, async () => {
      tried.push(wish.slot.travelerId);
      await until;
      held.set(String(wish.slot.range.start), wish.slot.travelerId);
      return 'held';
    });
  const outcome = (bought: Promise<string>) => bought.catch(({ code }) => code as string);
  return { buy, outcome, looked, tried };
};

test('of a thousand who want one slot one tries it, and the others are refused after one look', async () => {
  const { buy, outcome, looked, tried } = aSite();
  const first = Promise.withResolvers<void>();
  const answers = Array.from({ length: 1000 }, (_, n) => outcome(buy(aWish(n + 1), first.promise)));
  first.resolve();
  const got = await Promise.all(answers);
  expect(got[0]).toBe('held');
  expect(new Set(got.slice(1))).toEqual(new Set(['SLOT_TAKEN']));
  expect([tried, looked]).toEqual([[1], [999]]);
});

test('who wants another time of the guide has their turn, and other guides wait for nobody', async () => {
  const { buy, outcome, tried } = aSite();
  const first = Promise.withResolvers<void>();
  const waiting = [
    outcome(buy(aWish(1), first.promise)),
    outcome(buy(aWish(2))),
    outcome(buy(aWish(3, 5))),
  ];
  expect(await outcome(buy(aWish(4, 0, 2)))).toBe('held');
  expect(tried).toEqual([1, 4]);
  first.resolve();
  expect(await Promise.all(waiting)).toEqual(['held', 'SLOT_TAKEN', 'held']);
});

test('a checkout that fails lets the next try the same slot', async () => {
  const { buy, outcome } = aSite();
  const fails = Promise.reject(Object.assign(new Error('no'), { code: 'PRICE_CHANGED' }));
  const answers = [outcome(buy(aWish(1), fails)), outcome(buy(aWish(2))), outcome(buy(aWish(3)))];
  expect(await Promise.all(answers)).toEqual(['PRICE_CHANGED', 'held', 'SLOT_TAKEN']);
});

test('who waits past the deadline leaves the line to the others', async () => {
  const { buy, outcome } = aSite();
  const first = Promise.withResolvers<void>();
  const slow = outcome(buy(aWish(1), first.promise));
  const late = withDeadline(() => buy(aWish(2, 5)), new Deadline(0));
  const last = outcome(buy(aWish(3, 8)));
  await expect(late).rejects.toThrow(DeadlinePassed);
  first.resolve();
  expect(await Promise.all([slow, last])).toEqual(['held', 'held']);
});

test('where nothing can be looked at, each who waits fails by themself', async () => {
  let looks = 0;
  const lines = new SlotLines(async () => {
    looks += 1;
    throw new Error('no database');
  });
  const all = [1, 2, 3].map((n) => lines.run(aWish(n), async () => 'held'));
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(looks).toBe(2);
});
