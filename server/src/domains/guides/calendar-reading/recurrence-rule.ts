export const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Sunday is 0, as in `Date`. */
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/**
 * Returns the weekday of 'MO', and of 'MON' or 'MONDAY', which some programs write; -1 if the name is no
 * weekday.
 */
const parseWeekday = (name: string): number =>
  name.length < 2 ? -1 : WEEKDAYS.findIndex((weekday) => weekday.startsWith(name));

export interface RuleDay {
  weekday: number;
  /**
   * The position within the month or year, such as 2 for the second; negative from the end; 0 for every
   * such weekday.
   */
  nth: number;
}

/** A recurrence rule (RFC 5545); parts that it does not specify are null. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** The unparsed DATE or DATE-TIME, because its meaning depends on the event's start. */
  until: string | null;
  weekStart: number;
  byMonth: number[] | null;
  byWeekNo: number[] | null;
  byYearDay: number[] | null;
  byMonthDay: number[] | null;
  byDay: RuleDay[] | null;
  byHour: number[] | null;
  byMinute: number[] | null;
  bySecond: number[] | null;
  bySetPos: number[] | null;
}

/**
 * Parses a list of integers from `least` to `most`; if `least` is negative, a list of nonzero integers with
 * an absolute value of at most `most`. Returns undefined if the list is invalid.
 */
const parseNumbers = (text: string, min: number, max: number): number[] | undefined => {
  const found = text.split(',').map((each) => each.trim());
  if (!found.every((each) => /^[+-]?\d{1,3}$/.test(each))) return undefined;
  const values = found.map(Number);
  const fits = (value: number): boolean =>
    min < 0 ? Math.abs(value) <= max && value !== 0 : value >= min && value <= max;
  return values.every(fits) ? [...new Set(values)] : undefined;
};

const parseRuleDays = (text: string): RuleDay[] | undefined => {
  const found = new Map<string, RuleDay>();
  for (const each of text.split(',')) {
    const [, nth, name] = /^\s*([+-]?\d{1,2})?\s*([A-Z]+)\s*$/.exec(each) ?? [];
    const weekday = parseWeekday(name ?? '');
    if (weekday < 0 || Number(nth ?? 1) === 0) return undefined;
    const day = { weekday, nth: Number(nth ?? 0) };
    found.set(`${day.nth} ${weekday}`, day);
  }
  return [...found.values()];
};

const parsePositiveInteger = (text: string): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : undefined;
};

/** Parsers for each part of a rule, by name; a parser returns undefined if the part cannot be read. */
const READERS: Record<string, (text: string) => Partial<Rule> | undefined> = {
  FREQ: (text) => {
    const frequency = FREQUENCIES.find((each) => each === text);
    return frequency && { frequency };
  },
  INTERVAL: (text) => {
    const interval = parsePositiveInteger(text);
    return interval === undefined ? undefined : { interval };
  },
  // Some programs write -1 for a rule without a count.
  COUNT: (text) => {
    if (text === '-1') return {};
    const count = parsePositiveInteger(text);
    return count === undefined ? undefined : { count };
  },
  // Some programs leave UNTIL empty for a rule without an end.
  UNTIL: (until) => (until === '' ? {} : { until }),
  WKST: (text) => {
    const weekStart = parseWeekday(text);
    return weekStart < 0 ? undefined : { weekStart };
  },
  BYMONTH: (text) => {
    const byMonth = parseNumbers(text, 1, 12);
    return byMonth && { byMonth };
  },
  BYWEEKNO: (text) => {
    const byWeekNo = parseNumbers(text, -1, 53);
    return byWeekNo && { byWeekNo };
  },
  BYYEARDAY: (text) => {
    const byYearDay = parseNumbers(text, -1, 366);
    return byYearDay && { byYearDay };
  },
  BYMONTHDAY: (text) => {
    const byMonthDay = parseNumbers(text, -1, 31);
    return byMonthDay && { byMonthDay };
  },
  BYDAY: (text) => {
    const byDay = parseRuleDays(text);
    return byDay && { byDay };
  },
  BYHOUR: (text) => {
    const byHour = parseNumbers(text, 0, 23);
    return byHour && { byHour };
  },
  BYMINUTE: (text) => {
    const byMinute = parseNumbers(text, 0, 59);
    return byMinute && { byMinute };
  },
  BYSECOND: (text) => {
    const bySecond = parseNumbers(text, 0, 60);
    // Treats a leap second as the second before it.
    return bySecond && { bySecond: [...new Set(bySecond.map((each) => Math.min(each, 59)))] };
  },
  BYSETPOS: (text) => {
    const bySetPos = parseNumbers(text, -1, 366);
    return bySetPos && { bySetPos };
  },
  // RFC 7529: only the Gregorian calendar and SKIP=OMIT are supported.
  RSCALE: (text) => (text === 'GREGORIAN' ? {} : undefined),
  SKIP: (text) => (text === 'OMIT' ? {} : undefined),
};

/** Parses a recurrence rule; returns null if a part cannot be read, is unknown or appears twice. */
export const parseRule = (text: string): Rule | null => {
  let rule: Rule = {
    frequency: 'DAILY',
    interval: 1,
    count: null,
    until: null,
    weekStart: 1,
    byMonth: null,
    byWeekNo: null,
    byYearDay: null,
    byMonthDay: null,
    byDay: null,
    byHour: null,
    byMinute: null,
    bySecond: null,
    bySetPos: null,
  };
  const names = new Set<string>();
  // Some programs repeat the name of the line within its value.
  const value = text
    .trim()
    .toUpperCase()
    .replace(/^(?:RRULE|EXRULE):/, '');
  for (const part of value.split(';')) {
    if (part.trim() === '') continue;
    const [name = '', figure = '', ...more] = part.split('=').map((each) => each.trim());
    if (name.startsWith('X-')) continue;
    const read = READERS[name]?.(figure);
    if (!read || more.length > 0 || names.has(name)) return null;
    names.add(name);
    rule = { ...rule, ...read };
  }
  return names.has('FREQ') ? rule : null;
};

/**
 * Returns the rules that together last until the later of COUNT and UNTIL. The standard forbids both in one
 * rule, and programs that write both do not agree on which applies.
 */
export const splitEnds = (rule: Rule): Rule[] =>
  rule.count === null || rule.until === null
    ? [rule]
    : [
        { ...rule, count: null },
        { ...rule, until: null },
      ];
