import holidayJp from '@holiday-jp/holiday_jp';

const days: Readonly<Record<string, unknown>> = holidayJp.holidays;

/** Returns true if the day (yyyy-mm-dd) is a public holiday in Japan. */
export const isJapaneseHoliday = (day: string): boolean => Object.hasOwn(days, day);
