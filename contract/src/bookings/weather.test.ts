import { expect, test } from 'vitest';
import { areWeatherDays, findWeatherFor, isDeclaredAfterMove } from './weather.ts';

test('a declaration has one to fourteen days, in order', () => {
  expect(areWeatherDays('2026-05-03', '2026-05-03')).toBe(true);
  expect(areWeatherDays('2026-05-03', '2026-05-16')).toBe(true);
  expect(areWeatherDays('2026-05-03', '2026-05-17')).toBe(false);
  expect(areWeatherDays('2026-05-03', '2026-05-02')).toBe(false);
});

test('a declaration concerns tours in its cities that take place on its days', () => {
  const reason = { en: 'Typhoon', zh: '台风' };
  const declared = [
    { cities: ['kyoto' as const], firstDay: '2026-05-03', lastDay: '2026-05-04', reason },
  ];
  /** A tour of three hours in Japan. */
  const isConcerned = (city: string, local: string) => {
    const start = Temporal.Instant.from(`${local}:00+09:00`);
    const tour = { start, end: start.add({ hours: 3 }), timeZone: 'Asia/Tokyo' };
    return findWeatherFor(declared, city, tour) !== null;
  };
  expect(isConcerned('kyoto', '2026-05-02T21:00')).toBe(false);
  expect(isConcerned('kyoto', '2026-05-02T21:30')).toBe(true);
  expect(isConcerned('kyoto', '2026-05-04T23:30')).toBe(true);
  expect(isConcerned('kyoto', '2026-05-05T00:00')).toBe(false);
  expect(isConcerned('osaka', '2026-05-03T10:00')).toBe(false);
});

test('a declaration does not apply to a booking that was moved to its days later', () => {
  const declaredAt = Temporal.Instant.from('2026-05-01T00:00:00Z');
  const applies = (movedAt: string | null, isNotified = false) =>
    isDeclaredAfterMove(declaredAt, {
      movedAt: movedAt === null ? null : Temporal.Instant.from(movedAt),
      isNotified,
    });
  expect(applies(null)).toBe(true);
  expect(applies('2026-04-30T23:59:59Z')).toBe(true);
  expect(applies('2026-05-01T00:00:01Z')).toBe(false);
  expect(applies('2026-05-01T00:00:01Z', true)).toBe(true);
});
