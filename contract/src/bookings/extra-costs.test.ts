import { expect, test } from 'vitest';
import { PARTIES } from './booking-facts.ts';
import {
  EXTRA_COST_ACTIONS,
  EXTRA_COST_STATES,
  EXTRA_COST_STEPS,
  EXTRA_COSTS_EVER,
  EXTRA_COSTS_MAX,
  findExtraCostStep,
  getExtraCostActions,
  hasRoomForExtraCost,
  sumAcceptedCosts,
} from './extra-costs.ts';

/** A copy of the steps documented in docs/product/bookings.md. */
const ALLOWED: Record<string, string> = {
  'accept by guide': 'accepted',
  'decline by guide': 'declined',
  'withdraw by traveler': 'withdrawn',
};

test('only a proposed line can be answered: by the other party, or withdrawn by its own', () => {
  for (const state of EXTRA_COST_STATES)
    for (const event of EXTRA_COST_ACTIONS)
      for (const party of PARTIES) {
        const step = findExtraCostStep({ by: 'traveler', state }, event, party);
        const to = state === 'proposed' ? ALLOWED[`${event} by ${party}`] : undefined;
        expect([state, event, party, step?.to]).toEqual([state, event, party, to]);
      }
  expect(new Set(EXTRA_COST_STEPS.map(({ to }) => to))).toEqual(new Set(EXTRA_COST_STATES));
});

test('no one can answer once the tour has ended, or before the guide has accepted', () => {
  const line = { by: 'guide', state: 'proposed' } as const;
  const free = { isSubstituteProposed: false };
  expect(getExtraCostActions(line, 'traveler', { status: 'ongoing', ...free })).toEqual([
    'accept',
    'decline',
  ]);
  expect(getExtraCostActions(line, 'guide', { status: 'upcoming', ...free })).toEqual(['withdraw']);
  for (const status of ['confirmed', 'completed', 'cancelled', 'disputed'] as const)
    expect(getExtraCostActions(line, 'traveler', { status, ...free })).toEqual([]);
});

test('limits lines that are open or agreed, and lines of each party; only agreed ones are paid', () => {
  const lines = (count: number, state: (typeof EXTRA_COST_STATES)[number]) =>
    Array.from({ length: count }, () => ({ by: 'guide' as const, state, yen: 100 }));
  const hasRoom = (...args: Parameters<typeof lines>) =>
    PARTIES.map((party) => hasRoomForExtraCost(lines(...args), party));
  const [guide, traveler] = [PARTIES.indexOf('guide'), PARTIES.indexOf('traveler')];
  expect(hasRoom(EXTRA_COSTS_MAX - 1, 'accepted')).toEqual([true, true]);
  expect(hasRoom(EXTRA_COSTS_MAX, 'proposed')).toEqual([false, false]);
  expect(hasRoom(EXTRA_COSTS_EVER - 1, 'declined')).toEqual([true, true]);
  expect(hasRoom(EXTRA_COSTS_EVER, 'withdrawn')[guide]).toBe(false);
  expect(hasRoom(EXTRA_COSTS_EVER, 'withdrawn')[traveler]).toBe(true);
  expect(sumAcceptedCosts([...lines(2, 'accepted'), ...lines(3, 'proposed')])).toBe(200);
});
