import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseForTestLength } from '../testing-length.ts';
import {
  type Calendar,
  findLatestStart,
  findUsualLatestStart,
  type HeldRange,
  isDurationOffered,
  isWorkingThroughout,
  listAffectedDays,
  listFreeStarts,
  startRefusal,
} from './availability.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const day = (text: string) => Temporal.PlainDate.from(text);
const tokyo = (weekly: Calendar['weekly'], exceptions: Calendar['exceptions'] = []): Calendar => ({
  timeZone: 'Asia/Tokyo',
  weekly,
  exceptions,
});
const wall = (starts: Temporal.Instant[], zone = 'Asia/Tokyo') =>
  starts.map((start) => start.toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(5, 16));
const longAgo = instant('2026-05-01T00:00:00Z');

// 2026-05-08 is a Friday.
const friday = day('2026-05-08');
const nineToNoon = tokyo([{ weekday: 5, startMinute: 540, endMinute: 720 }]);

describe('working hours after a given instant', () => {
  const until = (calendar: Calendar, from: string, to: string) =>
    isWorkingThroughout(
      calendar,
      ...([from, to].map((time) =>
        Temporal.PlainDateTime.from(time).toZonedDateTime('Asia/Tokyo').toInstant(),
      ) as [Temporal.Instant, Temporal.Instant]),
    );

  test('end at the end of the day’s working hours', () => {
    expect(until(nineToNoon, '2026-05-08T11:00', '2026-05-08T12:00')).toBe(true);
    expect(until(nineToNoon, '2026-05-08T11:00', '2026-05-08T12:15')).toBe(false);
    expect(until(nineToNoon, '2026-05-08T12:00', '2026-05-08T12:15')).toBe(false);
  });

  test('include the previous day’s hours past midnight, and follow the exception for a day', () => {
    const night = tokyo([{ weekday: 5, startMinute: 1200, endMinute: 1530 }]);
    expect(until(night, '2026-05-08T23:45', '2026-05-09T00:15')).toBe(true);
    expect(until(night, '2026-05-09T00:30', '2026-05-09T01:30')).toBe(true);
    expect(until(night, '2026-05-09T00:30', '2026-05-09T01:45')).toBe(false);
    const closed = tokyo(night.weekly, [{ day: '2026-05-08', hours: [] }]);
    expect(until(closed, '2026-05-08T21:00', '2026-05-08T21:15')).toBe(false);
  });
});

describe('available start times', () => {
  test('are every 30 minutes and leave enough time for the tour', () => {
    expect(wall(listFreeStarts(nineToNoon, friday, 120, [], longAgo))).toEqual([
      '05-08T09:00',
      '05-08T09:30',
      '05-08T10:00',
    ]);
  });

  test('past midnight belong to the day on which the working hours begin', () => {
    const night = tokyo([{ weekday: 5, startMinute: 1380, endMinute: 1530 }]);
    expect(wall(listFreeStarts(night, friday, 60, [], longAgo))).toEqual([
      '05-08T23:00',
      '05-08T23:30',
      '05-09T00:00',
      '05-09T00:30',
    ]);
    expect(listFreeStarts(night, day('2026-05-09'), 60, [], longAgo)).toEqual([]);
  });

  test('follow an exception instead of the weekly hours, and are empty on a closed day', () => {
    const other = { day: '2026-05-08', hours: [{ startMinute: 600, endMinute: 690 }] };
    const closed = { day: '2026-05-08', hours: [] };
    expect(
      wall(listFreeStarts(tokyo(nineToNoon.weekly, [other]), friday, 60, [], longAgo)),
    ).toEqual(['05-08T10:00', '05-08T10:30']);
    expect(listFreeStarts(tokyo(nineToNoon.weekly, [closed]), friday, 60, [], longAgo)).toEqual([]);
  });

  test('are at least sixty minutes away from other tours', () => {
    const allDay = tokyo([{ weekday: 5, startMinute: 540, endMinute: 1080 }]);
    // A tour from 12:00 to 13:00 also holds the break hour after it.
    const held = [{ start: instant('2026-05-08T03:00:00Z'), end: instant('2026-05-08T05:00:00Z') }];
    expect(wall(listFreeStarts(allDay, friday, 120, held, longAgo))).toEqual([
      '05-08T09:00',
      '05-08T14:00',
      '05-08T14:30',
      '05-08T15:00',
      '05-08T15:30',
      '05-08T16:00',
    ]);
  });

  test('are at least 12 hours from now', () => {
    const now = instant('2026-05-07T12:30:00Z'); // 21:30 in Tokyo, 12 hours before 09:30
    expect(wall(listFreeStarts(nineToNoon, friday, 120, [], now))).toEqual([
      '05-08T09:30',
      '05-08T10:00',
    ]);
    const aSecondLater = now.add({ seconds: 1 });
    expect(wall(listFreeStarts(nineToNoon, friday, 120, [], aSecondLater))).toEqual([
      '05-08T10:00',
    ]);
  });

  test('are at most 180 days ahead in the guide’s time zone', () => {
    const everyDay = tokyo(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 600 })),
    );
    const now = instant('2026-05-01T15:00:00Z'); // May 2 in Tokyo
    expect(
      listFreeStarts(everyDay, day('2026-05-02').add({ days: 180 }), 60, [], now),
    ).toHaveLength(1);
    expect(listFreeStarts(everyDay, day('2026-05-02').add({ days: 181 }), 60, [], now)).toEqual([]);
  });

  test('skip times that do not exist on the day of a DST change', () => {
    const paris: Calendar = {
      timeZone: 'Europe/Paris',
      weekly: [{ weekday: 7, startMinute: 60, endMinute: 300 }],
      exceptions: [],
    };
    const now = instant('2026-03-20T00:00:00Z');
    expect(wall(listFreeStarts(paris, day('2026-03-29'), 60, [], now), 'Europe/Paris')).toEqual([
      '03-29T01:00',
      '03-29T01:30',
      '03-29T03:00',
      '03-29T03:30',
      '03-29T04:00',
    ]);
  });
});

describe('a start is rejected', () => {
  const now = longAgo;
  test('if it is not on a half-hour', () => {
    const start = instant('2026-05-08T00:15:00Z');
    expect(startRefusal(nineToNoon, start, 60, [], now)).toBe('START_TIME_INVALID');
    const withSeconds = instant('2026-05-08T00:00:01Z');
    expect(startRefusal(nineToNoon, withSeconds, 60, [], now)).toBe('START_TIME_INVALID');
  });
  test('if it is less than 12 hours or more than 180 days away', () => {
    const start = instant('2026-05-08T00:00:00Z');
    const late = instant('2026-05-07T12:00:01Z');
    expect(startRefusal(nineToNoon, start, 60, [], late)).toBe('DATE_OUT_OF_RANGE');
    const far = instant('2027-05-07T00:00:00Z');
    expect(startRefusal(nineToNoon, far, 60, [], now)).toBe('DATE_OUT_OF_RANGE');
  });
  test('if it is outside the working hours or overlaps another tour', () => {
    const start = instant('2026-05-08T00:00:00Z');
    expect(startRefusal(nineToNoon, start, 60, [], now)).toBeNull();
    expect(startRefusal(nineToNoon, start, 210, [], now)).toBe('SLOT_NOT_AVAILABLE');
    const held = [{ start, end: start.add({ minutes: 120 }) }];
    expect(startRefusal(nineToNoon, start, 60, held, now)).toBe('SLOT_NOT_AVAILABLE');
  });
  test('but not because it is past midnight', () => {
    const night = tokyo([{ weekday: 5, startMinute: 1380, endMinute: 1530 }]);
    expect(startRefusal(night, instant('2026-05-08T15:30:00Z'), 60, [], now)).toBeNull();
  });
});

test('accepts durations in half hours between the guide’s shortest and longest', () => {
  const range = { minDurationMinutes: 120, maxDurationMinutes: 240 };
  const offered = [90, 120, 135, 150, 240, 270].filter((each) => isDurationOffered(range, each));
  expect(offered).toEqual([120, 150, 240]);
});

/** Computes the start times by checking every minute, without the optimizations of the implementation. */
const oracle = (
  calendar: Calendar,
  date: Temporal.PlainDate,
  minutes: number,
  held: readonly HeldRange[],
  now: Temporal.Instant,
): string[] => {
  const zone = calendar.timeZone;
  const instantAt = (minute: number) =>
    date
      .add({ days: Math.floor(minute / 1440) })
      .toPlainDateTime({ hour: Math.floor((minute % 1440) / 60), minute: minute % 60 })
      .toZonedDateTime(zone).epochMilliseconds / 60_000;
  const exception = calendar.exceptions.find((each) => each.day === date.toString());
  const hours =
    exception?.hours ?? calendar.weekly.filter((each) => each.weekday === date.dayOfWeek);
  const open = new Set<number>();
  for (const each of hours)
    for (let minute = instantAt(each.startMinute); minute < instantAt(each.endMinute); minute++)
      open.add(minute);
  const taken = new Set<number>();
  for (const each of held)
    for (
      let minute = each.start.epochMilliseconds / 60_000;
      minute < each.end.epochMilliseconds / 60_000;
      minute++
    )
      taken.add(minute);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const starts: string[] = [];
  if (Temporal.PlainDate.compare(date, today.add({ days: 180 })) > 0) return starts;
  for (const start of [...open].sort((a, b) => a - b)) {
    const moment = Temporal.Instant.fromEpochMilliseconds(start * 60_000);
    if (moment.toZonedDateTimeISO(zone).minute % 30 !== 0) continue;
    if (Temporal.Instant.compare(moment, now.add({ hours: 12 })) < 0) continue;
    let fits = true;
    for (let minute = start; minute < start + minutes; minute++) fits &&= open.has(minute);
    for (let minute = start; minute < start + minutes + 60; minute++) fits &&= !taken.has(minute);
    if (fits) starts.push(moment.toString());
  }
  return starts;
};

const halfHours = (min: number, max: number) =>
  fc.integer({ min: min / 30, max: max / 30 }).map((steps) => steps * 30);
const hours = fc
  .tuple(halfHours(0, 1410), halfHours(30, 1440))
  .map(([startMinute, length]) => ({ startMinute, endMinute: startMinute + length }));
/** Days near DST changes, and other days. */
const anyDay = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-10-25',
      '2026-11-01',
      '2026-07-15',
    ),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([date, shift]) => day(date).add({ days: shift }));
const zones = fc.constantFrom(
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
);
/** Limited to few runs, because the oracle checks every minute. */
const numRuns = chooseForTestLength(60, 5000);

test('returns the same start times as a minute-by-minute search', () => {
  fc.assert(
    fc.property(
      zones,
      anyDay,
      fc.array(hours, { maxLength: 3 }),
      fc.option(fc.array(hours, { maxLength: 2 })),
      halfHours(30, 600),
      fc.array(fc.tuple(fc.integer({ min: -96, max: 140 }), fc.integer({ min: 3, max: 20 })), {
        maxLength: 3,
      }),
      fc.integer({ min: -2000, max: 3000 }),
      (timeZone, date, weekly, exception, minutes, tours, nowShift) => {
        const midnight = date.toZonedDateTime(timeZone).toInstant();
        const calendar: Calendar = {
          timeZone,
          weekly: weekly.map((each) => ({ ...each, weekday: date.dayOfWeek })),
          exceptions: exception ? [{ day: date.toString(), hours: exception }] : [],
        };
        const held = tours.map(([start, length]) => ({
          start: midnight.add({ minutes: start * 30 }),
          end: midnight.add({ minutes: (start + length) * 30 }),
        }));
        const now = midnight.subtract({ hours: 36 }).add({ minutes: nowShift });
        const expected = oracle(calendar, date, minutes, held, now);
        const found = listFreeStarts(calendar, date, minutes, held, now);
        expect(found.map((start) => start.toString())).toEqual(expected);

        const latest = findLatestStart(calendar, date, minutes, held);
        const isFree =
          latest !== null && Temporal.Instant.compare(latest, now.add({ hours: 12 })) >= 0;
        expect(isFree).toBe(expected.length > 0);
        for (const start of found)
          expect(startRefusal(calendar, start, minutes, held, now)).toBeNull();
      },
    ),
    { numRuns },
  );
});

test('the usual latest start of a weekday equals the latest start on a day without tours', () => {
  fc.assert(
    fc.property(fc.array(hours, { maxLength: 4 }), halfHours(30, 600), (list, minutes) => {
      const weekly = list.map((each) => ({ ...each, weekday: 5 }));
      const usual = findUsualLatestStart(weekly, 5, minutes);
      const latest = findLatestStart(tokyo(weekly), friday, minutes, []);
      const midnight = friday.toZonedDateTime('Asia/Tokyo').toInstant();
      expect(usual).toBe(latest && midnight.until(latest).total('minutes'));
    }),
  );
});

test('a held range changes the start times only of the affected days', () => {
  fc.assert(
    fc.property(
      zones,
      fc.array(hours, { minLength: 1, maxLength: 2 }),
      halfHours(30, 600),
      fc.integer({ min: 0, max: 96 }),
      fc.integer({ min: 3, max: 60 }),
      (timeZone, list, minutes, start, length) => {
        const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
          list.map((each) => ({ ...each, weekday })),
        );
        const calendar = { timeZone, weekly, exceptions: [] };
        const midnight = friday.toZonedDateTime(timeZone).toInstant();
        const held = {
          start: midnight.add({ minutes: start * 30 }),
          end: midnight.add({ minutes: (start + length) * 30 }),
        };
        const touched = new Set(listAffectedDays(timeZone, held).map(String));
        for (let shift = -4; shift <= 6; shift++) {
          const date = friday.add({ days: shift });
          const without = listFreeStarts(calendar, date, minutes, [], longAgo).length;
          const withHeld = listFreeStarts(calendar, date, minutes, [held], longAgo).length;
          if (!touched.has(date.toString())) expect(withHeld).toBe(without);
        }
      },
    ),
    { numRuns },
  );
});
