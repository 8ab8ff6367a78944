import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseForTestLength } from '../testing-length.ts';
import {
  countHours,
  createWorkCheck,
  type DayRange,
  getEndOfJapanDay,
  getWorkLimits,
  isOpenForBookings,
  type StatedPermission,
  type WorkLimits,
} from './work-limits.ts';

const JAPAN = 'Asia/Tokyo';
const OPEN: WorkLimits = { closesAt: null, lastDay: null, isLimited: false, holidays: [] };
const STUDENT: WorkLimits = { ...OPEN, isLimited: true };

/** A tour that starts at this time in Japan, with the hour that it is held for afterwards. */
const held = (start: string, hours: number) => {
  const at = Temporal.PlainDateTime.from(start).toZonedDateTime(JAPAN).toInstant();
  return { start: at, end: at.add({ minutes: hours * 60 + 60 }) };
};
const refuse = (
  limits: WorkLimits,
  tours: readonly ReturnType<typeof held>[],
  [start, hours]: [string, number],
) => {
  const tour = held(start, hours);
  const end = tour.end.subtract({ minutes: 60 });
  return createWorkCheck(limits, tours)(tour.start.epochMilliseconds, end.epochMilliseconds);
};

describe('limited hours', () => {
  const full = [held('2026-05-04T09:00', 14), held('2026-05-10T09:00', 13.5)];

  test('permit exactly 28 hours in seven days, and no more', () => {
    expect(refuse(STUDENT, full, ['2026-05-06T09:00', 0.5])).toBeNull();
    expect(refuse(STUDENT, full, ['2026-05-06T09:00', 1])).toBe('WORK_HOURS_EXCEEDED');
    expect(refuse(OPEN, full, ['2026-05-06T09:00', 10])).toBeNull();
  });

  test('count the part of a tour on each side of midnight in Japan', () => {
    const before = [held('2026-05-03T09:00', 14), held('2026-05-09T09:00', 12)];
    // The first two hours are on the seventh day, the others on the eighth.
    expect(refuse(STUDENT, before, ['2026-05-09T22:00', 6])).toBeNull();
    expect(refuse(STUDENT, before, ['2026-05-09T21:30', 6])).toBe('WORK_HOURS_EXCEEDED');
  });

  test('allow 8 hours on a day of a holiday period, which does not count toward the seven days', () => {
    const holidays = { ...STUDENT, holidays: [{ from: '2026-05-04', to: '2026-05-08' }] };
    const each = ['04', '05', '06', '07'].map((day) => held(`2026-05-${day}T09:00`, 8));
    expect(refuse(holidays, each, ['2026-05-08T09:00', 8])).toBeNull();
    expect(refuse(holidays, each, ['2026-05-08T09:00', 8.5])).toBe('WORK_HOURS_EXCEEDED');
    expect(refuse(holidays, each, ['2026-05-07T18:00', 0.5])).toBe('WORK_HOURS_EXCEEDED');
    expect(refuse(holidays, each, ['2026-05-09T09:00', 14])).toBeNull();
  });

  test('refuse no other days because of seven days that exceed them already', () => {
    const over = [held('2026-05-04T09:00', 16), held('2026-05-05T09:00', 16)];
    expect(refuse(STUDENT, over, ['2026-05-10T09:00', 0.5])).toBe('WORK_HOURS_EXCEEDED');
    expect(refuse(STUDENT, over, ['2026-05-12T09:00', 0.5])).toBeNull();
  });

  test('never exceed 28 hours in any seven days, or 8 on a holiday, if every tour is checked', () => {
    const halfHours = fc.record({
      start: fc.integer({ min: 0, max: 21 * 48 }),
      length: fc.integer({ min: 1, max: 32 }),
    });
    const holiday = fc.option(
      fc.record({ from: fc.integer({ min: 0, max: 20 }), days: fc.integer({ min: 0, max: 9 }) }),
      { nil: null },
    );
    const first = Temporal.PlainDate.from('2026-04-27');
    const dayAt = (number: number) => first.add({ days: number }).toString();
    fc.assert(
      fc.property(fc.array(halfHours, { maxLength: 25 }), holiday, (wanted, period) => {
        const holidays: DayRange[] = period
          ? [{ from: dayAt(period.from), to: dayAt(period.from + period.days) }]
          : [];
        const limits = { ...STUDENT, holidays };
        const midnight = first.toZonedDateTime(JAPAN).toInstant();
        const agreed: ReturnType<typeof held>[] = [];
        const refused: ReturnType<typeof held>[] = [];
        for (const { start, length } of wanted) {
          const at = midnight.add({ minutes: start * 30 });
          const end = at.add({ minutes: length * 30 });
          const tour = { start: at, end: end.add({ minutes: 60 }) };
          const refusal = createWorkCheck(limits, agreed)(
            at.epochMilliseconds,
            end.epochMilliseconds,
          );
          (refusal ? refused : agreed).push(tour);
        }
        // Counts half-hours by the calendar rather than by arithmetic.
        const exceeds = (tours: readonly ReturnType<typeof held>[]): boolean => {
          const perDay = new Map<string, number>();
          for (const { start, end } of tours)
            for (
              let at = start;
              Temporal.Instant.compare(at, end.subtract({ minutes: 60 })) < 0;
              at = at.add({ minutes: 30 })
            ) {
              const day = at.toZonedDateTimeISO(JAPAN).toPlainDate().toString();
              perDay.set(day, (perDay.get(day) ?? 0) + 1);
            }
          const isHoliday = (day: string) =>
            holidays.some(({ from, to }) => from <= day && day <= to);
          return Array.from({ length: 36 }, (_, at) => at - 7).some((number) => {
            const week = Array.from({ length: 7 }, (_, at) => dayAt(number + at));
            const sum = week
              .filter((day) => !isHoliday(day))
              .reduce((total, day) => total + (perDay.get(day) ?? 0), 0);
            return sum > 56 || week.some((day) => isHoliday(day) && (perDay.get(day) ?? 0) > 16);
          });
        };
        expect(exceeds(agreed)).toBe(false);
        for (const tour of refused) expect(exceeds([...agreed, tour])).toBe(true);
      }),
      { numRuns: chooseForTestLength(60, 2000) },
    );
  });
});

test('a permission covers tours that end on its last day in Japan', () => {
  const limits = { ...OPEN, lastDay: '2026-05-31' };
  expect(refuse(limits, [], ['2026-05-31T20:00', 4])).toBeNull();
  expect(refuse(limits, [], ['2026-05-31T20:00', 4.5])).toBe('WORK_PERMISSION_ENDS');
  expect(new Date(getEndOfJapanDay('2026-05-31')).toISOString()).toBe('2026-05-31T15:00:00.000Z');
});

describe('the limits that follow from statements', () => {
  const stated = (changes: Partial<StatedPermission>): StatedPermission => ({
    state: 'checked',
    permits: 'full',
    until: null,
    holidays: [],
    ...changes,
  });
  const now = Temporal.Instant.from('2026-05-01T00:00:00Z');
  const isOpen = (...statements: StatedPermission[]) =>
    isOpenForBookings(getWorkLimits(statements, null), now);

  test('a guide without a statement can take bookings until it is due', () => {
    const due = now.epochMilliseconds;
    expect(isOpenForBookings(getWorkLimits([], due + 1), now)).toBe(true);
    expect(isOpenForBookings(getWorkLimits([], due), now)).toBe(false);
  });

  test('a permission without work, an expired and a rejected one let no one book', () => {
    expect(isOpen(stated({}))).toBe(true);
    expect(isOpen(stated({ permits: 'none' }))).toBe(false);
    expect(isOpen(stated({ until: '2026-05-01' }))).toBe(true);
    expect(isOpen(stated({ until: '2026-04-30' }))).toBe(false);
    expect(isOpen(stated({ state: 'rejected' }))).toBe(false);
  });

  test('a statement that waits counts as made, but widens nothing', () => {
    const checked = stated({ permits: 'limited', until: '2026-06-30' });
    const waiting = stated({
      state: 'pending',
      until: '2027-06-30',
      holidays: [{ from: '2026-05-04', to: '2026-05-08' }],
    });
    expect(getWorkLimits([checked, waiting], null)).toEqual({
      closesAt: getEndOfJapanDay('2026-06-30'),
      lastDay: '2026-06-30',
      isLimited: true,
      holidays: [],
    });
    expect(getWorkLimits([stated({}), { ...waiting, permits: 'limited' }], null)).toMatchObject({
      lastDay: '2027-06-30',
      isLimited: true,
    });
    // A rejected one changes nothing.
    expect(getWorkLimits([checked, { ...waiting, state: 'rejected' }], null)).toMatchObject({
      lastDay: '2026-06-30',
    });
  });
});

test('the guide sees the seven days with most hours', () => {
  const tours = [
    held('2026-05-01T09:00', 8),
    held('2026-05-07T22:00', 4),
    held('2026-05-11T09:00', 6),
    held('2026-04-20T09:00', 12),
  ];
  expect(countHours(tours, [{ from: '2026-05-11', to: '2026-05-12' }], '2026-04-25')).toEqual({
    days: [
      { day: '2026-05-01', minutes: 480, isHoliday: false },
      { day: '2026-05-07', minutes: 120, isHoliday: false },
      { day: '2026-05-08', minutes: 120, isHoliday: false },
      { day: '2026-05-11', minutes: 360, isHoliday: true },
    ],
    fullest: { from: '2026-05-01', to: '2026-05-07', minutes: 600 },
  });
});
