import type { StatedHours } from '@tomoguide/contract/catalog/day-figures';

type Periods = StatedHours['closedYearly'];

const DAY = /^(\d{1,2})[-/.](\d{1,2})$/;
/** A leap year, because February 29 is a day of some years. */
const YEAR = 2024;

/** Returns a typed day of the year as MM-DD; null if there is no such day. */
const parseDay = (typed: string): string | null => {
  const [, month, day] = DAY.exec(typed) ?? [];
  if (!month || !day) return null;
  try {
    return Temporal.PlainDate.from(
      { year: YEAR, month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    )
      .toString()
      .slice('YYYY-'.length);
  } catch {
    return null;
  }
};

/** Formats periods of the year for an input: 12-29..01-03; 08-08..08-18. */
export const formatPeriods = (periods: Periods): string =>
  periods.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join('; ');

/** Reads what `formatPeriods` writes, with full-width punctuation too; null if a part is no period. */
export const parsePeriods = (typed: string): Periods | null => {
  const parts = typed
    .normalize('NFKC')
    .split(/[;,、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const periods = parts.flatMap((part) => {
    const [first = '', last = first, ...rest] = part.split(/\s*(?:\.\.|–|~)\s*/);
    const [from, to] = [parseDay(first), parseDay(last)];
    return from && to && rest.length === 0 ? [{ from, to }] : [];
  });
  return periods.length === parts.length ? periods : null;
};
