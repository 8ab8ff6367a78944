import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseForTestLength } from '../testing-length.ts';
import {
  findRequestStep,
  getRequestActions,
  getRequestExpiry,
  getRequestState,
  isRequestExpired,
  REQUEST_ACTORS,
  REQUEST_STATES,
  REQUEST_STEPS,
  type RequestFacts,
  type RequestState,
} from './tour-request.ts';

const RUNS = chooseForTestLength(300, 100_000);
const NOW = Temporal.Instant.from('2026-05-01T00:00:00Z');
const EVENTS = ['send', 'accept', 'reject', 'withdraw', 'expire', 'close'] as const;
const minutesLater = (minutes: number) => NOW.add({ minutes });

/** A copy of the transitions documented in docs/product/tour-requests.md. */
const ALLOWED: Record<string, RequestState> = {
  'send by traveler': 'open',
  'accept by guide': 'accepted',
  'reject by guide': 'rejected',
  'withdraw by traveler': 'withdrawn',
  'expire by clock': 'expired',
  'close by house': 'expired',
};

test('an open request changes only through a documented transition, and after its deadline only by expiring', () => {
  const tried = fc.tuple(
    fc.constantFrom(null, ...REQUEST_STATES),
    fc.constantFrom(...EVENTS),
    fc.constantFrom(...REQUEST_ACTORS),
    fc.integer({ min: -3, max: 3 }),
  );
  fc.assert(
    fc.property(tried, ([state, event, by, minutes]) => {
      const facts = state && { state, expiresAt: minutesLater(minutes) };
      const to = findRequestStep(facts, event, by, NOW)?.to ?? null;
      const inTime = state === null || (event === 'expire' ? minutes <= 0 : minutes > 0);
      const begins = (state === null) === (event === 'send');
      const known = ALLOWED[`${event} by ${by}`] ?? null;
      expect(to).toBe((state ?? 'open') === 'open' && begins && inTime ? known : null);
    }),
    { numRuns: RUNS },
  );
});

test('any order of events closes a request once and never reopens it', () => {
  const step = fc.record({
    event: fc.constantFrom(...EVENTS),
    by: fc.constantFrom(...REQUEST_ACTORS),
    wait: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = NOW;
      let facts = null as RequestFacts | null;
      const changes: RequestState[] = [];
      for (const { event, by, wait } of steps) {
        now = now.add({ minutes: wait });
        const to = findRequestStep(facts, event, by, now)?.to;
        if (!to) continue;
        changes.push(to);
        facts = {
          state: to,
          expiresAt: facts?.expiresAt ?? getRequestExpiry(now, minutesLater(60 * 72)),
        };
      }
      expect(changes.slice(0, 1)).toEqual(changes.length > 0 ? ['open'] : []);
      expect(changes.length).toBeLessThanOrEqual(2);
      expect(changes.slice(1)).not.toContain('open');
    }),
    { numRuns: RUNS },
  );
});

test('every state is reachable, and all but open are final', () => {
  expect(new Set(REQUEST_STEPS.map(({ to }) => to))).toEqual(new Set(REQUEST_STATES));
  expect(new Set(REQUEST_STEPS.map(({ from }) => from))).toEqual(new Set([null, 'open']));
});

test('lets the guide answer and the traveler withdraw, until the deadline', () => {
  const facts: RequestFacts = { state: 'open', expiresAt: minutesLater(1) };
  expect(getRequestActions(facts, 'guide', NOW)).toEqual(['accept', 'reject']);
  expect(getRequestActions(facts, 'traveler', NOW)).toEqual(['withdraw']);
  expect(getRequestState(facts, NOW)).toBe('open');
  for (const party of ['guide', 'traveler'] as const)
    expect(getRequestActions(facts, party, minutesLater(1))).toEqual([]);
  expect(isRequestExpired(facts, minutesLater(1))).toBe(true);
  expect(getRequestState(facts, minutesLater(1))).toBe('expired');
  expect(getRequestState({ ...facts, state: 'rejected' }, minutesLater(1))).toBe('rejected');
});

test('a request expires 48 hours after sending or 12 hours before the start, whichever comes first', () => {
  const hours = (count: number) => NOW.add({ hours: count });
  expect(getRequestExpiry(NOW, hours(200)).toString()).toBe(hours(48).toString());
  expect(getRequestExpiry(NOW, hours(60)).toString()).toBe(hours(48).toString());
  expect(getRequestExpiry(NOW, hours(59)).toString()).toBe(hours(47).toString());
});
