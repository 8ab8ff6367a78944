import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import {
  applyItinerary,
  createInitialPlan,
  getCheckoutPath,
  isPlanComplete,
} from '../../parts/guides/profile/tour-plan.ts';

const guide = {
  minDuration: 2,
  maxDuration: 3.5,
  minPeople: 1,
  maxPeople: 4,
  services: [101, 201],
} as unknown as GuideDetail;

test('starts with the values of the search, limited to what the guide offers', () => {
  const search = new URLSearchParams({
    redirect: '/search?city=kyoto&travelers=8&date=2026-12-01&services=201&services=302',
  });
  expect(createInitialPlan(guide, search.toString())).toEqual({
    day: '2026-12-01',
    start: null,
    duration: 3.5,
    travelers: 4,
    tenPlus: false,
    services: [201],
    itineraryId: null,
  });
});

test('is complete once a day and a start are chosen; the checkout path contains the choices so far', () => {
  const plan = createInitialPlan(guide, '');
  expect(isPlanComplete(plan)).toBe(false);
  expect(getCheckoutPath(7, plan)).toBe('/checkout/7?duration=3.5&travelers=2');
  expect(isPlanComplete({ ...plan, day: '2026-12-01' })).toBe(false);
  expect(isPlanComplete({ ...plan, day: '2026-12-01', start: '2026-12-01T00:30:00Z' })).toBe(true);
});

test('uses the title, duration and services of an itinerary, for the same group and day', () => {
  const plan = {
    ...createInitialPlan(guide, ''),
    travelers: 3,
    day: '2026-12-01',
    services: [101],
  };
  const itinerary = {
    id: ItineraryId.parse(31),
    durationHours: 3.5,
    services: [SubcategoryId.parse(201)],
  };
  expect(getCheckoutPath(7, applyItinerary(itinerary, plan))).toBe(
    '/checkout/7?date=2026-12-01&duration=3.5&travelers=3&services=201&itinerary=31',
  );
  expect(applyItinerary({ ...itinerary, services: [] }, plan).services).toEqual([101]);
});

test('keeps the chosen start for an itinerary, even if its duration differs', () => {
  const start = '2026-12-01T00:30:00Z';
  const plan = { ...createInitialPlan(guide, ''), day: '2026-12-01', start, duration: 3.5 };
  const itinerary = { id: ItineraryId.parse(31), services: [] };
  expect(applyItinerary({ ...itinerary, durationHours: 3.5 }, plan).start).toBe(start);
  expect(applyItinerary({ ...itinerary, durationHours: 3 }, plan).start).toBe(start);
});

test('passes a complete plan to the checkout', () => {
  const plan = {
    day: '2026-12-01',
    start: '2026-12-01T00:30:00Z',
    duration: 2.5,
    travelers: 3,
    tenPlus: false,
    services: [101, 201],
    itineraryId: null,
  };
  expect(getCheckoutPath(7, plan)).toBe(
    '/checkout/7?date=2026-12-01&start=2026-12-01T00%3A30%3A00Z&duration=2.5&travelers=3&services=101&services=201',
  );
});

test("keeps '10+' from a search as ten or more until the user chooses a number", () => {
  const large = { ...guide, maxPeople: 12 } as GuideDetail;
  const search = new URLSearchParams({ redirect: '/search?travelers=10%2B' }).toString();
  const plan = {
    ...createInitialPlan(large, search),
    day: '2026-12-01',
    start: '2026-12-01T00:30:00Z',
  };
  expect(plan).toMatchObject({ travelers: 10, tenPlus: true });
  expect(getCheckoutPath(7, plan)).toContain('travelers=10%2B');
  expect(getCheckoutPath(7, { ...plan, travelers: 11, tenPlus: false })).toContain('travelers=11');
  expect(createInitialPlan(guide, search)).toMatchObject({ travelers: 4, tenPlus: false });
});
