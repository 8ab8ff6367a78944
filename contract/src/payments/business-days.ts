/** Working days between an event and a payout (docs/product/money.md, "Earnings"). */

/** Answers whether a day, 'YYYY-MM-DD', is a public holiday where the guide is. */
export type IsHoliday = (day: string) => boolean;

/** Days after completion until earnings can be withdrawn. */
export const EARNINGS_BUSINESS_DAYS = 5;

const SATURDAY = 6;

const isBusinessDay = (day: Temporal.PlainDate, isHoliday: IsHoliday): boolean =>
  day.dayOfWeek < SATURDAY && !isHoliday(day.toString());

/** The `count`-th working day after `day`, which itself never counts. */
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

/** The same wall-clock time, five working days later, in the guide's zone. */
export const earningsReleaseAt = (
  earnedAt: Temporal.Instant,
  timeZone: string,
  isHoliday: IsHoliday,
): Temporal.Instant => {
  const local = earnedAt.toZonedDateTimeISO(timeZone);
  const day = addBusinessDays(local.toPlainDate(), EARNINGS_BUSINESS_DAYS, isHoliday);
  return day.toZonedDateTime({ timeZone, plainTime: local.toPlainTime() }).toInstant();
};
