/** What the hours of a sight can state (docs/product/guides.md, "Does the day fit?"). Contains no schemas. */

/**
 * What a weekly closing day does on a public holiday: the sight is closed all the same, open, or open and closed on the
 * next day that is no holiday.
 */
export const HOLIDAY_RULES = ['closed', 'open', 'next_day'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export const CLOSED_REASONS = ['weekday', 'after_holiday', 'yearly'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** What staff can enter as a figure of the day check. */
export const DAY_FIGURE_BOUNDS = {
  rideMinutes: { min: 1, max: 600 },
  /** Periods of the year in which a sight is closed, or about which nothing is claimed. */
  periods: 10,
  /** The note about where a figure comes from, in code points. */
  note: 200,
} as const;

interface EnteredHours {
  readonly closedWeekdays: readonly { readonly weekday: number }[];
  readonly opens: number;
  readonly closes: number;
  readonly lastAdmission: number | null;
}

/**
 * Returns the first field of a sight's hours that can't be right, or null: it closes after it opens, lets visitors in
 * until it closes at the latest, and names each weekday once.
 */
export const findWrongHours = ({
  closedWeekdays,
  opens,
  closes,
  lastAdmission,
}: EnteredHours): 'closes' | 'lastAdmission' | 'closedWeekdays' | null => {
  if (closes <= opens) return 'closes';
  if (lastAdmission !== null && (lastAdmission < opens || lastAdmission > closes))
    return 'lastAdmission';
  const weekdays = new Set(closedWeekdays.map(({ weekday }) => weekday));
  return weekdays.size < closedWeekdays.length ? 'closedWeekdays' : null;
};
