import { EARNINGS_BUSINESS_DAYS } from './figures.ts';

/** Business days between earning money and being able to withdraw it (docs/product/money.md, "Earnings"). */

/** Returns whether a day, 'YYYY-MM-DD', is a public holiday in the guide's country. */
export type IsHoliday = (day: string) => boolean;

const SATURDAY = 6;

const isBusinessDay = (day: Temporal.PlainDate, isHoliday: IsHoliday): boolean =>
  day.dayOfWeek < SATURDAY && !isHoliday(day.toString());

/** Returns the `count`-th business day after `day`. */
export const addBusinessDays = (
  day: Temporal.PlainDate,
  count: number,
  isHoliday: IsHoliday,
): Temporal.PlainDate => {
  let current = day;
  for (let left = count; left > 0; ) {
    current = current.add({ days: 1 });
    if (isBusinessDay(current, isHoliday)) left -= 1;
  }
  return current;
};

/**
 * Returns when earnings can be withdrawn: five business days later at the same local time, in the guide's
 * time zone.
 */
export const getEarningsReleaseTime = (
  earnedAt: Temporal.Instant,
  timeZone: string,
  isHoliday: IsHoliday,
): Temporal.Instant => {
  const local = earnedAt.toZonedDateTimeISO(timeZone);
  const day = addBusinessDays(local.toPlainDate(), EARNINGS_BUSINESS_DAYS, isHoliday);
  return day.toZonedDateTime({ timeZone, plainTime: local.toPlainTime() }).toInstant();
};
