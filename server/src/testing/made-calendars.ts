import fc from 'fast-check';

/** Generates random calendars, for tests that compare several parsers. */

export const ZONES = [
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
] as const;

/** The notations in which a recurrence can specify a date. */
const FORMS = ['own zone', 'UTC', 'another zone'] as const;

export interface MadeException {
  /** The index of the occurrence, from 0. */
  at: number;
  form: (typeof FORMS)[number];
  /** By how many minutes the occurrence moves; null if it is excluded. */
  moved: number | null;
}

export interface MadeEvent {
  uid: string;
  /** The event's time zone; null for a whole-day event. */
  zone: string | null;
  /** The local time of the start; the start of the day for a whole-day event. */
  start: Temporal.PlainDateTime;
  /** In minutes, or in days for a whole-day event. */
  length: number;
  /** True if the end is written as DURATION instead of DTEND. */
  asDuration: boolean;
  rule: MadeRule | null;
  exceptions: MadeException[];
}

export interface MadeRule {
  text: string;
  /**
   * For a rule with evenly spaced occurrences, so that single occurrences can be addressed: the days
   * between them; null for any other rule.
   */
  plainDays: number | null;
  count: number | null;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const formatLocalTime = (at: Temporal.PlainDateTime): string =>
  `${at.year}${twoDigits(at.month)}${twoDigits(at.day)}T${twoDigits(at.hour)}${twoDigits(at.minute)}00`;
const day = (at: Temporal.PlainDateTime): string => formatLocalTime(at).slice(0, 8);
const utc = (at: Temporal.Instant): string =>
  `${formatLocalTime(at.toZonedDateTimeISO('UTC').toPlainDateTime())}Z`;

/** Returns a property with its parameter and value, for a local time in a zone. */
const time = (name: string, at: Temporal.PlainDateTime, zone: string): string =>
  zone === 'UTC'
    ? `${name}:${formatLocalTime(at)}Z`
    : `${name};TZID=${zone}:${formatLocalTime(at)}`;

const namedProperty = (name: string, event: MadeEvent, { at, form }: MadeException): string => {
  const then = event.start.add({ days: at * (event.rule?.plainDays ?? 1) });
  if (event.zone === null) return `${name};VALUE=DATE:${day(then)}`;
  const instant = then.toZonedDateTime(event.zone).toInstant();
  if (form === 'own zone') return time(name, then, event.zone);
  if (form === 'UTC') return `${name}:${utc(instant)}`;
  return time(name, instant.toZonedDateTimeISO('Europe/Paris').toPlainDateTime(), 'Europe/Paris');
};

const lengthLines = ({ zone, start, length, asDuration }: MadeEvent, at = start): string => {
  if (zone === null)
    return asDuration
      ? `DURATION:P${length}D`
      : `DTEND;VALUE=DATE:${day(at.add({ days: length }))}`;
  // For an event that starts in a skipped hour, the end is computed from the shifted start.
  const end = at.toZonedDateTime(zone).add({ minutes: length }).toPlainDateTime();
  return asDuration ? `DURATION:PT${length}M` : time('DTEND', end, zone);
};

const startLine = ({ zone }: MadeEvent, at: Temporal.PlainDateTime): string =>
  zone === null ? `DTSTART;VALUE=DATE:${day(at)}` : time('DTSTART', at, zone);

const eventLines = (event: MadeEvent): string[][] => {
  const { uid, start, rule, exceptions } = event;
  const identity = [`UID:${uid}`, 'DTSTAMP:20260101T000000Z'];
  const out = exceptions.filter(({ moved }) => moved === null);
  const moved = exceptions.filter((each) => each.moved !== null);
  const first = [
    'BEGIN:VEVENT',
    ...identity,
    startLine(event, start),
    lengthLines(event),
    'SUMMARY:Made at random, 随机',
    ...(rule ? [`RRULE:${rule.text}`] : []),
    ...out.map((each) => namedProperty('EXDATE', event, each)),
    'END:VEVENT',
  ];
  return [
    first,
    ...moved.map((each) => {
      const then = start.add({ days: each.at * (rule?.plainDays ?? 1) });
      const to =
        event.zone === null ? then.add({ days: 1 }) : then.add({ minutes: each.moved ?? 0 });
      return [
        'BEGIN:VEVENT',
        ...identity,
        namedProperty('RECURRENCE-ID', event, each),
        startLine(event, to),
        lengthLines({ ...event, asDuration: true }, to),
        'END:VEVENT',
      ];
    }),
  ];
};

/**
 * The transitions of each zone as VTIMEZONE defines them: the offsets, the month, the ordinal of the
 * Sunday, and the local hour before the transition.
 */
const CHANGES: Record<string, readonly (readonly [string, string, number, string, string])[]> = {
  'Asia/Tokyo': [['+0900', '+0900', 0, '', '']],
  'Asia/Shanghai': [['+0800', '+0800', 0, '', '']],
  'Asia/Kolkata': [['+0530', '+0530', 0, '', '']],
  'Europe/Paris': [
    ['+0100', '+0200', 3, '-1SU', '020000'],
    ['+0200', '+0100', 10, '-1SU', '030000'],
  ],
  'America/New_York': [
    ['-0500', '-0400', 3, '2SU', '020000'],
    ['-0400', '-0500', 11, '1SU', '020000'],
  ],
  'Australia/Lord_Howe': [
    ['+1030', '+1100', 10, '1SU', '020000'],
    ['+1100', '+1030', 4, '1SU', '020000'],
  ],
};

const zoneLines = (zone: string): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  ...(CHANGES[zone] ?? []).flatMap(([from, to, month, sunday, hour], index) => {
    const name = index === 0 && month > 0 ? 'DAYLIGHT' : 'STANDARD';
    // Starts on the first of the month, which is not a Sunday, so that only the rule determines the date.
    const first = Temporal.PlainDate.from({ year: 2007, month: month || 1, day: 1 });
    const sundays = Array.from({ length: first.daysInMonth }, (_, n) =>
      first.add({ days: n }),
    ).filter(({ dayOfWeek }) => dayOfWeek === 7);
    const onset = month ? sundays.at(sunday === '-1SU' ? -1 : Number(sunday[0]) - 1) : first;
    return [
      `BEGIN:${name}`,
      `DTSTART:${onset?.toString().replaceAll('-', '')}T${hour || '000000'}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      ...(month ? [`RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${sunday}`] : []),
      `END:${name}`,
    ];
  }),
  'END:VTIMEZONE',
];

/** Writes a calendar in its plainest form, including definitions of its zones. */
export const writeCalendar = (events: readonly MadeEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Made at random//EN',
    ...ZONES.flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event).flat()),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Variations of the format that programs produce and that do not change the meaning. */
export interface Form {
  lineEnd: string;
  mark: boolean;
  small: boolean;
  /** The number of bytes after which every line is folded; 0 for no folding. */
  fold: number;
  /** Lines without meaning that are inserted after each summary. */
  stray: string;
  /** True if an unreadable event precedes all others. */
  broken: boolean;
  /** True if the zones have names that only the calendar defines. */
  ownNames: boolean;
}

export const form: fc.Arbitrary<Form> = fc.record({
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  mark: fc.boolean(),
  small: fc.boolean(),
  fold: fc.constantFrom(0, 0, 7, 20, 75),
  stray: fc.constantFrom(
    '',
    '',
    'text that was not folded',
    'Note: bring "this',
    'X-NOTHING;A="b:',
  ),
  broken: fc.boolean(),
  ownNames: fc.boolean(),
});

const foldLine = (line: string, size: number): Buffer[] => {
  const bytes = Buffer.from(line);
  if (size === 0) return [bytes];
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    Buffer.concat([Buffer.from(n === 0 ? '' : ' '), bytes.subarray(n * size, (n + 1) * size)]),
  );
};

/** Rewrites a plain calendar with these variations. */
export const renderInForm = (text: string, made: Form): Buffer => {
  const { lineEnd, mark, small, fold, stray, broken, ownNames } = made;
  const known = ownNames ? text.replaceAll(/(TZID[=:])\w+\/(\w+)/g, '$1Clock of $2') : text;
  const lines = known.split('\r\n').flatMap((line) => {
    const written = small ? line.replace(/^[A-Z-]+/, (name) => name.toLowerCase()) : line;
    if (/^summary/i.test(line) && stray) return [written, stray];
    if (line.startsWith('PRODID') && broken)
      return [written, 'BEGIN:VEVENT', 'UID:broken', 'DTSTART:20270230T000000', 'END:VEVENT'];
    return [written];
  });
  const end = Buffer.from(lineEnd);
  const bytes = lines.flatMap((line) => foldLine(line, fold)).flatMap((part) => [part, end]);
  return Buffer.concat([Buffer.from(mark ? '\ufeff' : ''), ...bytes]);
};

const endChoices = (start: Temporal.PlainDateTime, zone: string | null) =>
  fc.oneof(
    fc.constant({ text: '', count: null }),
    fc.integer({ min: 1, max: 60 }).map((count) => ({ text: `;COUNT=${count}`, count })),
    fc.integer({ min: 0, max: 400 }).map((days) => {
      const last = start.add({ days });
      const until =
        zone === null ? day(last) : utc(last.add({ minutes: 1 }).toZonedDateTime(zone).toInstant());
      return { text: `;UNTIL=${until}`, count: null };
    }),
  );

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const parts = (
  start: Temporal.PlainDateTime,
): fc.Arbitrary<{ text: string; plainDays: number | null }> => {
  const weekday = WEEKDAYS[start.dayOfWeek - 1] ?? 'MO';
  const nth = Math.ceil(start.day / 7);
  const interval = fc.constantFrom(1, 1, 2, 3);
  const withInterval = (text: string) =>
    interval.map((n) => ({ text: `${text};INTERVAL=${n}`, plainDays: null }));
  const others = fc.subarray(WEEKDAYS).map((days) => [...new Set([weekday, ...days])].join());
  return fc.oneof(
    interval.map((n) => ({ text: `FREQ=DAILY;INTERVAL=${n}`, plainDays: n })),
    interval.map((n) => ({ text: `FREQ=WEEKLY;INTERVAL=${n}`, plainDays: 7 * n })),
    others.chain((days) =>
      fc
        .constantFrom('SU', 'MO')
        .chain((week) => withInterval(`FREQ=WEEKLY;WKST=${week};BYDAY=${days}`)),
    ),
    withInterval(`FREQ=MONTHLY;BYDAY=${nth}${weekday}`),
    withInterval(`FREQ=MONTHLY;BYMONTHDAY=${start.day}`),
    withInterval(`FREQ=MONTHLY;BYMONTHDAY=${start.day},-1`),
    withInterval('FREQ=MONTHLY'),
    others.chain((days) =>
      fc
        .constantFrom(1, -1, 2)
        .chain((at) => withInterval(`FREQ=MONTHLY;BYDAY=${days};BYSETPOS=${at}`)),
    ),
    withInterval('FREQ=YEARLY'),
    withInterval(`FREQ=YEARLY;BYMONTH=${start.month};BYDAY=${nth}${weekday}`),
    withInterval(
      `FREQ=YEARLY;BYMONTH=${start.month},${(start.month % 12) + 1};BYMONTHDAY=${start.day}`,
    ),
    withInterval(`FREQ=DAILY;BYMONTH=${start.month},${(start.month % 12) + 1};BYDAY=${weekday},SU`),
  );
};

const rule = (start: Temporal.PlainDateTime, zone: string | null): fc.Arbitrary<MadeRule> =>
  fc.tuple(parts(start), endChoices(start, zone)).map(([part, end]) => ({
    text: part.text + end.text,
    plainDays: end.text.startsWith(';UNTIL') ? null : part.plainDays,
    count: end.count,
  }));

const exceptions = ({ plainDays, count }: MadeRule): fc.Arbitrary<MadeException[]> =>
  plainDays === null
    ? fc.constant([])
    : fc.uniqueArray(
        fc.record({
          at: fc.integer({ min: 0, max: Math.max(0, Math.min(count ?? 60, 60) - 1) }),
          form: fc.constantFrom(...FORMS),
          moved: fc.option(fc.integer({ min: -40, max: 40 }).map((quarters) => quarters * 15)),
        }),
        { maxLength: 3, selector: ({ at }) => at },
      );

const arbitraryEvent = (index: number): fc.Arbitrary<MadeEvent> =>
  fc
    .record({
      zone: fc.option(fc.constantFrom(...ZONES, 'UTC' as const), { freq: 5 }),
      days: fc.integer({ min: 0, max: 360 }),
      quarter: fc.integer({ min: 0, max: 95 }),
      asDuration: fc.boolean(),
      length: fc.integer({ min: 1, max: 40 }),
      repeats: fc.boolean(),
    })
    .chain(({ zone, days, quarter, asDuration, length, repeats }) => {
      const midnight = Temporal.PlainDateTime.from('2026-05-15T00:00').add({ days });
      const start = zone === null ? midnight : midnight.add({ minutes: quarter * 15 });
      const event = {
        uid: `${index}@example.test`,
        zone,
        start,
        length: zone === null ? 1 + (length % 4) : length * 15,
        asDuration,
        rule: null,
        exceptions: [],
      };
      if (!repeats) return fc.constant<MadeEvent>(event);
      return rule(start, zone).chain((made) =>
        exceptions(made).map((left): MadeEvent => ({ ...event, rule: made, exceptions: left })),
      );
    });

/** An arbitrary for lists of one to three events. */
export const calendarOfEvents: fc.Arbitrary<MadeEvent[]> = fc
  .integer({ min: 1, max: 3 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => arbitraryEvent(index))));
