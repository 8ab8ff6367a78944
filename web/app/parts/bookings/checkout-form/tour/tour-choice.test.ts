import { TRAVELERS_MAX } from '@tomoguide/contract/guides/figures';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './tour-choice.ts';

const offer = {
  minDuration: 2,
  maxDuration: 8,
  minPeople: 1,
  maxPeople: 12,
  services: [101, 102].map((id) => SubcategoryId.parse(id)),
  basicPricePerHourCents: 22_000,
  timeZone: 'Asia/Tokyo',
};
const read = (query: string) => readChoice(new URLSearchParams(query), offer);

test('preserves a choice that is written to the URL and read back', () => {
  const query =
    'date=2026-05-03&start=2026-05-03T01%3A00%3A00Z&duration=4.5&travelers=3&services=101&services=102&itinerary=31';
  const choice = read(query);
  expect(choice).toEqual({
    date: '2026-05-03',
    start: '2026-05-03T01:00:00Z',
    duration: 4.5,
    travelers: 3,
    tenPlus: false,
    services: [101, 102],
    itineraryId: 31,
  });
  expect(readChoice(writeChoice(choice), offer)).toEqual(choice);
});

test('accepts a start given as a time in the guide’s time zone', () => {
  expect(read('date=2026-05-03&start=10:00').start).toBe('2026-05-03T01:00:00Z');
  expect(read('start=10:00').start).toBeNull();
});

test("requires an exact number for '10+', whether or not the plus sign is escaped", () => {
  for (const query of ['travelers=10%2B', 'travelers=10+']) {
    expect(read(query)).toMatchObject({ travelers: null, tenPlus: true });
  }
  expect(readChoice(writeChoice(read('travelers=10%2B')), offer).tenPlus).toBe(true);
});

test('drops values that are malformed or that the guide does not offer', () => {
  expect(
    read(
      'date=2026-02-30&start=soon&duration=2.3&travelers=-1&services=999&services=x&itinerary=-3',
    ),
  ).toEqual({
    date: null,
    start: null,
    duration: 2,
    travelers: null,
    tenPlus: false,
    services: [],
    itineraryId: null,
  });
  expect(read('duration=9').duration).toBe(2);
  expect(read('travelers=99').travelers).toBe(TRAVELERS_MAX);
  expect(read('travelers=100').travelers).toBeNull();
});
