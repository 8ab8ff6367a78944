import { expect, test } from 'vitest';
import type { TourChoice } from './tour-choice.ts';
import { findTourErrors } from './tour-errors.ts';

const offer = {
  minDuration: 2,
  maxDuration: 8,
  minPeople: 2,
  maxPeople: 6,
  services: [],
  basicPricePerHourCents: 22_000,
  timeZone: 'Asia/Tokyo',
};
const start = '2026-05-03T01:00:00Z';
const whole: TourChoice = {
  date: '2026-05-03',
  start,
  duration: 4,
  travelers: 3,
  tenPlus: false,
  services: [],
  itineraryId: null,
};

test('reports no errors for a complete choice, even before the start times are known', () => {
  expect(findTourErrors(whole, offer, [start])).toEqual({});
  expect(findTourErrors(whole, offer, undefined)).toEqual({});
});

test('distinguishes a start that is no longer free from one that was never chosen', () => {
  expect(findTourErrors(whole, offer, ['2026-05-03T02:00:00Z']).start).toBe('startGone');
  expect(findTourErrors({ ...whole, start: null }, offer, []).start).toBe('startMissing');
});

test('requires a group size that the guide accepts', () => {
  const errorsFor = (travelers: number | null) =>
    findTourErrors({ ...whole, travelers }, offer, undefined).travelers;
  expect(errorsFor(null)).toBe('travelersMissing');
  expect([errorsFor(1), errorsFor(7)]).toEqual(['travelersOutside', 'travelersOutside']);
  expect([errorsFor(2), errorsFor(6)]).toEqual([undefined, undefined]);
});

test('does not mention a range for a guide who accepts only one group size', () => {
  const pairsOnly = { ...offer, minPeople: 2, maxPeople: 2 };
  const errorsFor = (travelers: number) =>
    findTourErrors({ ...whole, travelers }, pairsOnly, undefined).travelers;
  expect([errorsFor(1), errorsFor(2), errorsFor(3)]).toEqual([
    'travelersExactly',
    undefined,
    'travelersExactly',
  ]);
});
