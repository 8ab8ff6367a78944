import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getLocalDayNumber, toDayNumber, wallToEpoch } from './zone-clock.ts';

const ZONES = [
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];
const zone = fc.constantFrom(...ZONES);
/** Instants from 2009 to 2040. The range includes 2011, when Apia skipped a whole day. */
const instant = fc
  .integer({ min: Date.UTC(2009, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minutes) => Temporal.Instant.fromEpochMilliseconds(minutes * 60_000));

test('converts a local time to the same instant as Temporal, even near DST changes', () => {
  const minute = fc.integer({ min: 0, max: 2880 });
  fc.assert(
    fc.property(
      zone,
      instant,
      fc.array(minute, { minLength: 1, maxLength: 5 }),
      (timeZone, near, minutes) => {
        const change = near.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
        for (const around of [near.toZonedDateTimeISO(timeZone), change]) {
          const first = around?.toPlainDate().subtract({ days: 3 });
          for (let ahead = 0; first && ahead < 6; ahead += 1) {
            const day = first.add({ days: ahead });
            for (const each of minutes) {
              const date = day.add({ days: Math.floor(each / 1440) });
              const plainTime = { hour: Math.floor((each % 1440) / 60), minute: each % 60 };
              const real = date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
              expect(wallToEpoch(day, each, timeZone)).toBe(real);
            }
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('returns the same date as Temporal in any time zone', () => {
  fc.assert(
    fc.property(zone, instant, (timeZone, at) => {
      expect(getLocalDayNumber(timeZone, at)).toBe(
        toDayNumber(at.toZonedDateTimeISO(timeZone).toPlainDate()),
      );
    }),
    { numRuns: 500 },
  );
});

test.each(['0001-01-01', '0050-06-01', '9999-12-31'])('%s keeps its year', (text) => {
  const day = Temporal.PlainDate.from(text);
  expect(toDayNumber(day)).toBe(Temporal.PlainDate.from('1970-01-01').until(day).days);
});
