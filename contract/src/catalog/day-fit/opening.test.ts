import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../../zone-clock.ts';
import { PLACES } from '../places/all-places.ts';
import { findOpenDay, getClosedReason, isClaimed, type SightHours, toDayText } from './opening.ts';
import { COMPILED_SIGHTS } from './read-hours.ts';

const HOURS: SightHours = {
  closedWeekdays: [],
  closedYearly: [],
  unclaimed: [],
  opens: 540,
  closes: 1020,
  lastAdmission: 990,
  checkedOn: '2026-11-30',
};
const day = (text: string): number => toDayNumber(Temporal.PlainDate.from(text));
const closedOn = (hours: Partial<SightHours>, text: string) =>
  getClosedReason({ ...HOURS, ...hours }, day(text));

describe('a weekly closing day', () => {
  const mondays = (onHoliday: SightHours['closedWeekdays'][number]['onHoliday']) => ({
    closedWeekdays: [{ weekday: 1, onHoliday }],
  });

  test('closes on each Monday', () => {
    expect(closedOn(mondays('closed'), '2026-12-07')).toBe('weekday');
    expect(closedOn(mondays('closed'), '2026-12-08')).toBeNull();
    // October 12, 2026 is a Monday and a holiday.
    expect(closedOn(mondays('closed'), '2026-10-12')).toBe('weekday');
  });

  test('yields to a holiday', () => {
    expect(closedOn(mondays('open'), '2026-10-12')).toBeNull();
    expect(closedOn(mondays('open'), '2026-10-13')).toBeNull();
  });

  test('moves to the next day that is no holiday', () => {
    expect(closedOn(mondays('next_day'), '2026-10-12')).toBeNull();
    expect(closedOn(mondays('next_day'), '2026-10-13')).toBe('after_holiday');
    expect(closedOn(mondays('next_day'), '2026-10-14')).toBeNull();
    // Monday to Wednesday are holidays: September 21 to 23, 2026.
    expect(closedOn(mondays('next_day'), '2026-09-23')).toBeNull();
    expect(closedOn(mondays('next_day'), '2026-09-24')).toBe('after_holiday');
  });

  test('is not claimed in a period with other rules', () => {
    const hours = { ...mondays('closed'), unclaimed: [{ from: '12-01', to: '12-10' }] };
    expect(closedOn(hours, '2026-12-07')).toBeNull();
    expect(isClaimed({ ...HOURS, ...hours }, day('2026-12-10'))).toBe(false);
    expect(isClaimed({ ...HOURS, ...hours }, day('2026-12-11'))).toBe(true);
  });
});

test('a closing of every year can go past New Year', () => {
  const hours = { closedYearly: [{ from: '12-29', to: '01-03' }] };
  const days = ['2026-12-28', '2026-12-29', '2027-01-03', '2027-01-04'];
  expect(days.map((each) => closedOn(hours, each))).toEqual([null, 'yearly', 'yearly', null]);
  expect(toDayText(findOpenDay({ ...HOURS, ...hours }, day('2026-12-30')) ?? 0)).toBe('2027-01-04');
});

test('the hours are those of about 150 sights on the list of places, and in order', () => {
  expect(COMPILED_SIGHTS.size).toBeGreaterThanOrEqual(150);
  const sights = new Set(PLACES.filter(({ kind }) => kind === 'sight').map(({ id }) => id));
  const wrong = [...COMPILED_SIGHTS].filter(
    ([id, { opens, closes, lastAdmission }]) =>
      !sights.has(id) ||
      opens >= closes ||
      closes > 1440 ||
      (lastAdmission !== null && (lastAdmission <= opens || lastAdmission > closes)),
  );
  expect(wrong).toEqual([]);
});

test('every period is of days that exist', () => {
  const days = [...COMPILED_SIGHTS.values()].flatMap(({ closedYearly, unclaimed }) =>
    [...closedYearly, ...unclaimed].flatMap(({ from, to }) => [from, to]),
  );
  expect(days.filter((each) => toDayText(day(`2027-${each}`)).slice(5) !== each)).toEqual([]);
});

test('no sight is closed for more than two weeks', () => {
  const start = day('2027-01-01');
  const closed = [...COMPILED_SIGHTS].filter(([, hours]) =>
    Array.from({ length: 365 }, (_, index) => start + index).some(
      (each) => findOpenDay(hours, each) === null,
    ),
  );
  expect(closed.map(([id]) => id)).toEqual([]);
});
