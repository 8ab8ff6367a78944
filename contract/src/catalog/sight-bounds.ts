/** What the hours of a sight can state (docs/product/guides.md, "Does the day fit?"). Contains no schemas. */

/**
 * What a weekly closing day does on a public holiday: the sight is closed all the same, open, or open and closed on the
 * next day that is no holiday.
 */
export const HOLIDAY_RULES = ['closed', 'open', 'next_day'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export const CLOSED_REASONS = ['weekday', 'after_holiday', 'yearly'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];
