import { GuideId, UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { Deadline, DeadlineExceeded, withDeadline } from '../../../deadline.ts';
import { CheckoutQueue, type CheckoutRequest } from './checkout-queue.ts';

const start = Temporal.Instant.from('2026-05-10T01:00:00Z');

const aRequest = (traveler: number, hour = 0, guide = 1): CheckoutRequest => {
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

/**
 * Creates a queue in which each successful checkout holds its slot. Records all availability checks and
 * attempts.
 */
const aQueue = () => {
  const held = new Map<string, UserId>();
  const checked: number[] = [];
  const tried: UserId[] = [];
  const queue = new CheckoutQueue(async (requests) => {
    checked.push(requests.length);
    return new Set(requests.filter(({ slot }) => held.has(String(slot.range.start))));
  });
  const checkOut = (
    request: CheckoutRequest,
    until: Promise<void> = Promise.resolve(),
  ): Promise<string> =>
    queue.run(request, async () => {
      tried.push(request.slot.travelerId);
      await until;
      held.set(String(request.slot.range.start), request.slot.travelerId);
      return 'held';
    });
  const outcome = (bought: Promise<string>) => bought.catch(({ code }) => code as string);
  return { buy: checkOut, outcome, checked, tried };
};

test('attempts one of a thousand requests for a slot, and rejects the others after a single availability check', async () => {
  const { buy, outcome, checked, tried } = aQueue();
  const first = Promise.withResolvers<void>();
  const answers = Array.from({ length: 1000 }, (_, n) =>
    outcome(buy(aRequest(n + 1), first.promise)),
  );
  first.resolve();
  const got = await Promise.all(answers);
  expect(got[0]).toBe('held');
  expect(new Set(got.slice(1))).toEqual(new Set(['SLOT_TAKEN']));
  expect([tried, checked]).toEqual([[1], [999]]);
});

test('does not reject requests for other slots of the guide, or for other guides', async () => {
  const { buy, outcome, tried } = aQueue();
  const first = Promise.withResolvers<void>();
  const waiting = [
    outcome(buy(aRequest(1), first.promise)),
    outcome(buy(aRequest(2))),
    outcome(buy(aRequest(3, 5))),
  ];
  expect(await outcome(buy(aRequest(4, 0, 2)))).toBe('held');
  expect(tried).toEqual([1, 4]);
  first.resolve();
  expect(await Promise.all(waiting)).toEqual(['held', 'SLOT_TAKEN', 'held']);
});

test('attempts the next request for the slot after a failed checkout', async () => {
  const { buy, outcome } = aQueue();
  const fails = Promise.reject(Object.assign(new Error('no'), { code: 'PRICE_CHANGED' }));
  const answers = [
    outcome(buy(aRequest(1), fails)),
    outcome(buy(aRequest(2))),
    outcome(buy(aRequest(3))),
  ];
  expect(await Promise.all(answers)).toEqual(['PRICE_CHANGED', 'held', 'SLOT_TAKEN']);
});

test('removes a request whose deadline passes while it waits', async () => {
  const { buy, outcome } = aQueue();
  const first = Promise.withResolvers<void>();
  const slow = outcome(buy(aRequest(1), first.promise));
  const late = withDeadline(() => buy(aRequest(2, 5)), new Deadline(0));
  const last = outcome(buy(aRequest(3, 8)));
  await expect(late).rejects.toThrow(DeadlineExceeded);
  first.resolve();
  expect(await Promise.all([slow, last])).toEqual(['held', 'held']);
});

test('fails only the current request if the availability check fails', async () => {
  let checks = 0;
  const queue = new CheckoutQueue(async () => {
    checks += 1;
    throw new Error('no database');
  });
  const all = [1, 2, 3].map((n) => queue.run(aRequest(n), async () => 'held'));
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(checks).toBe(2);
});
