import { describe, expect, test } from 'vitest';
import { decodeCalendar } from './decode-calendar.ts';
import { LimitExceeded, QUICK_STEPS, readCalendar } from './read-calendar.ts';

const WINDOW = {
  timeZone: 'Asia/Tokyo',
  from: Date.parse('2026-05-01T00:00:00Z'),
  to: Date.parse('2026-06-01T00:00:00Z'),
  ownTours: new Set(['tg0042@tours.tomoguide']),
};

const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'].join('\r\n');

const reading = (text: string) => readCalendar(decodeCalendar(Buffer.from(text), null), WINDOW);

/** Returns the busy times in the guide's time zone. */
const read = (text: string): string[] =>
  reading(text).busy.map((range) =>
    range
      .map((at) =>
        Temporal.Instant.fromEpochMilliseconds(at)
          .toZonedDateTimeISO('Asia/Tokyo')
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' })
          .slice(5),
      )
      .join(' '),
  );

const LONDON_DEFINITION = `BEGIN:VTIMEZONE
TZID:Somewhere
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

describe('one event', () => {
  test.each([
    ['in UTC', ['DTSTART:20260504T010000Z', 'DTEND:20260504T020000Z'], '05-04T10:00 05-04T11:00'],
    [
      'in a named zone during DST',
      ['DTSTART;TZID=Europe/London:20260504T100000', 'DTEND;TZID=Europe/London:20260504T110000'],
      '05-04T18:00 05-04T19:00',
    ],
    [
      'without a zone, in the guide’s local time',
      ['DTSTART:20260504T100000', 'DTEND:20260504T113000'],
      '05-04T10:00 05-04T11:30',
    ],
    [
      'in a zone that the calendar defines',
      ['DTSTART;TZID=Somewhere:20260504T100000', 'DTEND;TZID=Somewhere:20260504T110000'],
      '05-04T18:00 05-04T19:00',
    ],
    ['with a duration', ['DTSTART:20260504T010000Z', 'DURATION:PT90M'], '05-04T10:00 05-04T11:30'],
    [
      'of whole days in the guide’s zone',
      ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260506'],
      '05-04T00:00 05-06T00:00',
    ],
    ...['PT1.5H', 'P0Y0M0DT1H30M0S', 'PT90,0M', 'P0DT5400.000S'].map(
      (length): [string, string[], string] => [
        `with the duration ${length}`,
        ['DTSTART:20260504T010000Z', `DURATION:${length}`],
        '05-04T10:00 05-04T11:30',
      ],
    ),
    [
      'with a duration of a day and an empty time',
      ['DTSTART:20260504T010000Z', 'DURATION:P1DT'],
      '05-04T10:00 05-05T10:00',
    ],
    ['of one day without an end', ['DTSTART;VALUE=DATE:20260504'], '05-04T00:00 05-05T00:00'],
    [
      'that began before the window',
      ['DTSTART:20250101T000000Z', 'DTEND:20260503T000000Z'],
      '05-01T09:00 05-03T09:00',
    ],
  ])('%s', (_, lines, busy) => {
    expect(read(calendar(LONDON_DEFINITION, event(...lines)))).toEqual([busy]);
  });

  test('includes its travel time in each occurrence', () => {
    const meeting = event(
      'DTSTART:20260504T010000Z',
      'DURATION:PT1H',
      'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260505T010000Z',
    );
    expect(read(calendar(meeting))).toEqual(['05-04T09:15 05-04T11:00', '05-06T09:15 05-06T11:00']);
  });

  test('in a time zone whose name has different capitalization in the calendar', () => {
    const timed = event('DTSTART;TZID=SOMEWHERE:20260504T100000', 'DURATION:PT1H');
    expect(read(calendar(LONDON_DEFINITION, timed))).toEqual(['05-04T18:00 05-04T19:00']);
  });

  test.each(['/example.org/Somewhere', 'example.org/Somewhere'])(
    'in a time zone that the calendar calls %s',
    (defined) => {
      const zone = LONDON_DEFINITION.replace('TZID:Somewhere', `TZID:${defined}`);
      const timed = event(`DTSTART;TZID=${defined}:20260504T100000`, 'DURATION:PT1H');
      expect(read(calendar(zone, timed))).toEqual(['05-04T18:00 05-04T19:00']);
    },
  );

  test.each([
    ['shown as free', ['TRANSP:TRANSPARENT']],
    ['cancelled', ['STATUS:CANCELLED']],
    ['the guide’s own tour, from the feed or its file', ['UID:TG0042@tours.tomoguide']],
  ])('ignores an event that is %s', (_, lines) => {
    const own = ['BEGIN:VEVENT', 'DTSTART:20260504T010000Z', 'DTEND:20260504T020000Z', ...lines];
    expect(read(calendar([...own, 'END:VEVENT'].join('\r\n')))).toEqual([]);
  });

  test.each([
    ['past', 'DTSTART:20260401T010000Z', 'DTEND:20260401T020000Z'],
    ['far ahead', 'DTSTART:20270401T010000Z', 'DTEND:20270401T020000Z'],
    ['without a duration', 'DTSTART:20260504T010000Z', 'DTEND:20260504T010000Z'],
  ])('ignores an event that is %s', (_, ...lines) => {
    expect(read(calendar(event(...lines)))).toEqual([]);
  });
});

describe('recurrences', () => {
  test('repeats weekly, except for one excluded day and one moved day', () => {
    const weekly = event(
      'DTSTART;TZID=Asia/Tokyo:20260406T090000',
      'DTEND;TZID=Asia/Tokyo:20260406T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Asia/Tokyo:20260511T090000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Asia/Tokyo:20260518T090000',
      'DTSTART;TZID=Asia/Tokyo:20260519T150000',
      'DTEND;TZID=Asia/Tokyo:20260519T160000',
    );
    expect(read(calendar(weekly, moved))).toEqual([
      '05-04T09:00 05-04T10:00',
      '05-19T15:00 05-19T16:00',
      '05-25T09:00 05-25T10:00',
    ]);
  });

  test('omits a single cancelled occurrence', () => {
    const daily = event('DTSTART:20260502T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3');
    const off = event(
      'RECURRENCE-ID:20260503T000000Z',
      'DTSTART:20260503T000000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(read(calendar(daily, off))).toEqual([
      '05-02T09:00 05-02T10:00',
      '05-04T09:00 05-04T10:00',
    ]);
  });

  test('treats changed occurrences without a series as separate events', () => {
    const shown = event(
      'RECURRENCE-ID:20260504T000000Z',
      'DTSTART:20260504T010000Z',
      'DURATION:PT1H',
    );
    const another = event(
      'RECURRENCE-ID:20260511T000000Z',
      'DTSTART:20260511T000000Z',
      'DURATION:PT1H',
    );
    const off = event(
      'RECURRENCE-ID:20260518T000000Z',
      'DTSTART:20260518T000000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(read(calendar(shown, another, off))).toEqual([
      '05-04T10:00 05-04T11:00',
      '05-11T09:00 05-11T10:00',
    ]);
  });

  test('keeps the local time across a DST change', () => {
    const monthly = event(
      'DTSTART;TZID=Europe/London:20260126T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY',
    );
    expect(read(calendar(monthly))).toEqual(['05-26T18:00 05-26T19:00']);
  });
});

test('merges overlapping times but not adjacent ones', () => {
  const at = (start: string, end: string) => event(`DTSTART:202605${start}`, `DTEND:202605${end}`);
  expect(
    read(
      calendar(
        at('04T120000', '04T130000'),
        at('04T090000', '04T110000'),
        at('04T110000', '04T113000'),
        at('04T100000', '04T103000'),
      ),
    ),
  ).toEqual(['05-04T09:00 05-04T11:00', '05-04T11:00 05-04T11:30', '05-04T12:00 05-04T13:00']);
});

test('reads several calendars in one file', () => {
  const one = calendar(event('DTSTART:20260504T010000Z', 'DURATION:PT1H'));
  const two = calendar(event('DTSTART:20260505T010000Z', 'DURATION:PT1H'));
  expect(read(one + two)).toHaveLength(2);
});

test('uses the calendar’s time zone for times without their own', () => {
  const floating = event('DTSTART:20260504T100000', 'DTEND:20260504T110000');
  const named = event('DTSTART;TZID=Asia/Tokyo:20260505T100000', 'DTEND:20260505T110000');
  const day = event('DTSTART;VALUE=DATE:20260506');
  expect(
    read(calendar('X-WR-TIMEZONE:Europe/London', floating, named, day) + calendar(floating)),
  ).toEqual([
    '05-04T10:00 05-04T11:00',
    '05-04T18:00 05-04T19:00',
    '05-05T10:00 05-05T11:00',
    '05-06T00:00 05-07T00:00',
  ]);
  expect(reading(calendar('X-WR-TIMEZONE:Nowhere', floating)).zones).toEqual([
    { name: 'Nowhere', readAs: null },
  ]);
  expect(reading(calendar('X-WR-TIMEZONE:Nowhere', named)).zones).toEqual([]);
  const inLondon = ['05-04T18:00 05-04T19:00'];
  expect(read(calendar('TIMEZONE-ID:Europe/London', floating))).toEqual(inLondon);
  expect(read(calendar('X-WR-TIMEZONE;VALUE=TEXT:Europe/London', floating))).toEqual(inLondon);
  expect(read(calendar(floating, 'X-WR-TIMEZONE:Europe/London'))).toEqual(inLondon);
  expect(read(calendar('TZ:+01', floating))).toEqual(inLondon);
  expect(read(calendar('X-WR-TIMEZONE:Europe/London', 'TZ:-05', floating))).toEqual(inLondon);
});

const SUMMER = 'DAYLIGHT:TRUE;-04;20260308T020000;20261101T020000;EST;EDT';

test.each<[string, string[], string, string[]]>([
  ['during DST in vCalendar 1.0', ['TZ:-05', SUMMER], '05-04T10:00', []],
  ['after the end of DST', ['TZ:-05', SUMMER.replace('1101', '0503')], '05-04T11:00', []],
  ['in a calendar without DST', ['TZ:-05', 'DAYLIGHT:FALSE'], '05-04T11:00', []],
  [
    'in a calendar that ends DST in UTC',
    ['TZ:-0500', SUMMER.replace(';EST', 'Z;EST')],
    '05-04T10:00',
    [],
  ],
  ['in a zone with a name', ['TZ:America/New_York', SUMMER.replace('4', '5')], '05-04T10:00', []],
  [
    'in a year without DST dates',
    ['TZ:-05', SUMMER.replaceAll('2026', '2025')],
    '05-04T11:00',
    ['-05'],
  ],
  [
    'in a calendar whose DST moves clocks back',
    ['TZ:-05', SUMMER.replace('-04', '-06')],
    '05-04T11:00',
    ['-05'],
  ],
  [
    'in a calendar with an unreadable DST line',
    ['TZ:-05', SUMMER, 'DAYLIGHT:TRUE;-04;March'],
    '05-04T10:00',
    ['-05'],
  ],
])('reads a time %s', (_, lines, start, uncertain) => {
  const found = calendar(...lines, event('DTSTART:20260503T210000', 'DURATION:PT1H'));
  expect(read(found).map((each) => each.slice(0, 11))).toEqual([start]);
  expect(reading(found).zones).toEqual(uncertain.map((name) => ({ name, readAs: 'UTC-05:00' })));
});

test.each([
  // In this zone, DST ends at 2:00 on November 1, 2026, and starts on March 14, 2027.
  ['hours', 'HOURLY', '20261031T220000', ['02', '03', '04', '05', '06', '07', '08', '09']],
  ['three hours', 'HOURLY;INTERVAL=3', '20261031T220000', ['02', '05', '08', '09']],
  ['hours of a day', 'HOURLY;BYHOUR=0,1,2', '20261101T000000', ['04', '05', '07']],
  ['hours, forward', 'HOURLY', '20270313T220000', ['03', '04', '05', '06', '07', '08', '09']],
  ['three hours, forward', 'HOURLY;INTERVAL=3', '20270313T220000', ['03', '06', '08', '09']],
])(
  'a rule by %s across a DST change blocks both the local and the elapsed times',
  (_, rule, start, found) => {
    const from = Date.parse(start.startsWith('2026') ? '2026-11-01' : '2027-03-14');
    const text = calendar(
      event(`DTSTART;TZID=America/New_York:${start}`, 'DURATION:PT30M', `RRULE:FREQ=${rule}`),
    );
    const window = { ...WINDOW, from, to: from + 10 * 3_600_000 };
    expect(
      readCalendar(text.replaceAll('\r', ''), window).busy.map(([at]) =>
        new Date(at).toISOString().slice(11, 13),
      ),
    ).toEqual(found);
  },
);

test.each([
  ['nothing', ''],
  ['an HTML page', '<!doctype html><p>Sign in</p>'],
  ['a contact card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mei\r\nEND:VCARD\r\n'],
])('throws for %s', (_, text) => {
  expect(() => read(text)).toThrow();
});

test('accepts an empty calendar', () => {
  expect(read(calendar())).toEqual([]);
});

const IN_TOKYO = '05-04T10:00 05-04T11:00';

describe('time zone names', () => {
  test.each([
    ['of the IANA database', 'Asia/Shanghai', '20260504T090000'],
    ['in lower case', 'asia/shanghai', '20260504T090000'],
    ['after a program’s path', '/freeassociation.sourceforge.net/Asia/Shanghai', '20260504T090000'],
    ['after a dated path', '/mozilla.org/20050126_1/America/New_York', '20260503T210000'],
    ['of Windows', 'China Standard Time', '20260504T090000'],
    ['of Windows, with DST', 'W. Europe Standard Time', '20260504T030000'],
    ['of Windows, with a number', 'GMT Standard Time 1', '20260504T020000'],
    [
      'of Windows, in full',
      '"(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi"',
      '20260504T090000',
    ],
    ['of Windows, in full, without quotes', '(UTC+09:00) Osaka, Sapporo, Tokyo', '20260504T100000'],
    [
      'of Windows, in full, with DST',
      '"(UTC-05:00) Eastern Time (US & Canada)"',
      '20260503T210000',
    ],
    [
      'of Windows, in full, with a city',
      '"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"',
      '20260504T030000',
    ],
    ['of Windows, in an old spelling', '"(GMT+09.00) Osaka / Sapporo / Tokyo"', '20260504T100000'],
    ['of Windows, for DST', 'Eastern Daylight Time', '20260503T210000'],
    ['of Windows, truncated', 'W. Europe', '20260504T030000'],
    ['of Windows, with underscores', 'Eastern_Standard_Time', '20260503T210000'],
    ['of the IANA database, with a dash', 'US-Eastern', '20260503T210000'],
    ['of the IANA database, with a dash and underscore', 'America-New_York', '20260503T210000'],
    ['of the IANA database, with a number', 'Europe/London_1', '20260504T020000'],
    ['in German', '"Mitteleuropäische Zeit"', '20260504T030000'],
    ['of one word', 'Japan', '20260504T100000'],
    ['that is an abbreviation', 'JST', '20260504T100000'],
    ['that is an offset', 'UTC+9', '20260504T100000'],
    ['that is a four-digit offset', 'GMT-0330', '20260503T213000'],
    ['in single quotes', "'Europe/London'", '20260504T020000'],
    ['in typographic quotes', '“Europe/London”', '20260504T020000'],
    ['in escaped quotes', '\\"Europe/London\\"', '20260504T020000'],
    [
      'in quotes that contain the next parameter',
      '"Asia/Shanghai;VALUE=DATE-TIME"',
      '20260504T090000',
    ],
    ['of UTC as Windows writes it', 'tzone://Microsoft/Utc', '20260504T010000'],
  ])('%s', (_, name, start) => {
    const timed = event(`DTSTART;TZID=${name}:${start}`, 'DURATION:PT1H');
    expect(read(calendar(timed))).toEqual([IN_TOKYO]);
  });

  test('reports an ambiguous or unknown name', () => {
    const timed = (name: string, start: string) =>
      event(`DTSTART;TZID=${name}:${start}`, 'DURATION:PT1H').replace('a@b', name);
    const { busy, zones } = reading(
      calendar(
        timed('CST', '20260504T090000'),
        timed('tzone://Microsoft/Custom', '20260504T100000'),
        timed('"(UTC+09:00) Atlantis"', '20260504T100000'),
        timed('US Mountain', '20260503T180000'),
        timed('Etc/GMT 9', '20260504T100000'),
      ),
    );
    expect(busy).toHaveLength(1);
    expect(zones).toEqual([
      { name: 'CST', readAs: 'Asia/Shanghai' },
      { name: 'tzone://Microsoft/Custom', readAs: null },
      { name: '(UTC+09:00) Atlantis', readAs: 'UTC+09:00' },
      { name: 'US Mountain', readAs: 'America/Phoenix' },
      { name: 'Etc/GMT 9', readAs: null },
    ]);
  });

  test('matches names with commas, which are escaped in a definition', () => {
    const zone = LONDON_DEFINITION.replace('Somewhere', 'Office\\, West');
    const meeting = event('DTSTART;TZID="Office, West":20260504T020000', 'DURATION:PT1H');
    expect(read(calendar(zone, meeting))).toEqual([IN_TOKYO]);
  });

  test('prefers a numbered time zone’s own definition to the IANA zone with the same name', () => {
    const zone = LONDON_DEFINITION.replaceAll('+0100', '+0900').replace(
      'Somewhere',
      'Europe/Paris_1',
    );
    const meeting = event('DTSTART;TZID=Europe/Paris_1:20260504T100000', 'DURATION:PT1H');
    expect(read(calendar(zone, meeting))).toEqual([IN_TOKYO]);
  });

  test('accepts a time zone name that is also an object property', () => {
    const meeting = event('DTSTART;TZID=constructor:20260504T100000', 'DURATION:PT1H');
    expect(reading(calendar(meeting)).zones).toEqual([{ name: 'constructor', readAs: null }]);
  });

  test('uses the definition in the same calendar if a file contains several calendars', () => {
    const zone = (offset: string): string =>
      LONDON_DEFINITION.replaceAll('+0100', offset).replace('TZID:Somewhere', 'TZID:CST');
    const timed = (start: string) => event(`DTSTART;TZID=CST:${start}`, 'DURATION:PT1H');
    const file =
      calendar(timed('20260504T100000'), zone('+0900')) +
      calendar(zone('-0600'), timed('20260504T100000').replace('a@b', 'c@d'));
    expect(read(file)).toEqual([IN_TOKYO, '05-05T01:00 05-05T02:00']);
  });

  test('supports a definition that changes twice a year', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Mine',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const weekly = event(
      'DTSTART;TZID=Mine:20260201T210000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=14',
    );
    expect(read(calendar(weekly, zone))).toEqual(['05-04T10:00 05-04T11:00']);
  });
});

describe('time zones with a wrong definition', () => {
  const part = (name: string, start: string, from: string, to: string, ...more: string[]) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...more,
    `END:${name}`,
  ];
  const summer = part('DAYLIGHT', '20240331T020000', '+0100', '+0200');
  const winter = part('STANDARD', '20241027T030000', '+0200', '+0100');
  const mideast = [
    ...part('DAYLIGHT', '20240329T020000', '+0200', '+0300'),
    ...part('STANDARD', '20241027T020000', '+0300', '+0200'),
  ];
  const british = [
    ...part('DAYLIGHT', '20240331T010000', '+0000', '+0100'),
    ...part('STANDARD', '20241027T020000', '+0100', '+0000'),
  ];
  const yearly = (lines: string[], month: number): string[] => [
    ...lines.slice(0, -1),
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    ...lines.slice(-1),
  ];
  const swapped = [
    ...yearly(part('DAYLIGHT', '20240331T020000', '+0200', '+0100'), 3),
    ...yearly(part('STANDARD', '20241027T030000', '+0100', '+0200'), 10),
  ];
  const abolished = [
    ...part('DAYLIGHT', '19980329T020000', '+0100', '+0200'),
    ...part('STANDARD', '19981025T030000', '+0200', '+0100'),
  ];
  const WINDOWS = 'W. Europe Standard Time';

  test.each<[string, string, string[], string, string | null]>([
    ['of one year, with a Windows name', WINDOWS, [...summer, ...winter], '030000', null],
    [
      'of one year, with a location',
      'Office',
      [...summer, ...winter, 'X-LIC-LOCATION:Europe/Rome'],
      '030000',
      null,
    ],
    ['of one year, with an ambiguous name', 'IST', mideast, '030000', 'UTC+02:00'],
    [
      'of one year, with an ambiguous name that matches it',
      'BST',
      british,
      '020000',
      'Europe/London',
    ],
    ['of one year, with another name', 'Office', [...summer, ...winter], '020000', 'UTC+01:00'],
    [
      'whose DAYLIGHT changes nothing',
      'Office',
      ['STANDARD', 'DAYLIGHT'].flatMap((name) => part(name, '16010101T000000', '+0100', '+0100')),
      '020000',
      null,
    ],
    [
      'whose STANDARD has no rule',
      'Office',
      [...yearly(summer, 3), ...winter],
      '030000',
      'UTC+02:00',
    ],
    [
      'that begins within the window',
      'Office',
      [
        ...part('DAYLIGHT', '20260531T020000', '+0100', '+0200'),
        ...part('STANDARD', '20261025T030000', '+0200', '+0100'),
      ],
      '020000',
      null,
    ],
    ['without STANDARD', 'Office', summer, '030000', 'UTC+02:00'],
    ['that ended DST long ago', 'Office', abolished, '020000', null],
    ['for every year', 'Office', [...yearly(summer, 3), ...yearly(winter, 10)], '030000', null],
    [
      'that differs from its Windows name',
      WINDOWS,
      part('STANDARD', '19700101T000000', '+0100', '+0100'),
      '030000',
      'Europe/Berlin',
    ],
    ['that differs from its IANA name', 'Europe-Paris', swapped, '030000', 'Europe/Paris'],
  ])('reads a definition %s', (_, name, lines, start, readAs) => {
    const zone = ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
    const text = calendar(zone, event(`DTSTART;TZID=${name}:20260504T${start}`, 'DURATION:PT1H'));
    expect(read(text)).toEqual([IN_TOKYO]);
    expect(reading(text).zones).toEqual(readAs ? [{ name, readAs }] : []);
  });
});

describe('time formats', () => {
  const [hour, end] = ['DURATION:PT1H', 'DTEND:20260504T020000Z'];
  test.each([
    ['an ISO time in UTC', ['DTSTART:2026-05-04T01:00:00Z', 'DTEND:2026-05-04T02:00:00.000Z']],
    [
      'an ISO time with an offset',
      ['DTSTART:2026-05-04T03:00:00+02:00', 'DTEND:2026-05-04T11:00:00+09:00'],
    ],
    [
      'an ISO time in the guide’s local time',
      ['DTSTART:2026-05-04T10:00', 'DTEND:2026-05-04 11:00'],
    ],
    ['names in lower case', ['dtstart;tzid=Asia/Tokyo:20260504t100000', 'duration:pt1h']],
    ['quotes across two lines', ['DTSTART;TZID="Asia/\r\nTokyo":20260504T100000', 'DURATION:PT1H']],
    [
      'two time zones',
      ['DTSTART;TZID=Asia/Tokyo:20260504T100000', 'DTEND;TZID=Europe/Paris:20260504T040000'],
    ],
    [
      'an end without a time zone',
      ['DTSTART;TZID=Asia/Shanghai:20260504T090000', 'DTEND:20260504T100000'],
    ],
    ['a leap second', ['DTSTART:20260504T010000Z', 'DTEND:20260504T015960Z']],
    ['an end and a longer duration', ['DTSTART:20260504T010000Z', 'DTEND:20260504T013000Z', hour]],
    ['an end and a shorter duration', ['DTSTART:20260504T010000Z', end, 'DURATION:PT5M']],
  ])('%s', (_, lines) => {
    expect(read(calendar(event(...lines)))).toEqual(
      lines.join().includes('60Z') ? ['05-04T10:00 05-04T10:59'] : [IN_TOKYO],
    );
  });

  test.each([
    ['an end on the same day', ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260504']],
    ['an end before its start', ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260501']],
    ['no VALUE=DATE', ['DTSTART:20260504', 'DTEND:20260505']],
    ['a time zone', ['DTSTART;VALUE=DATE;TZID=America/New_York:20260504']],
    ['a duration', ['DTSTART;VALUE=DATE:20260504', 'DURATION:P1D']],
    ['a duration in hours', ['DTSTART;VALUE=DATE:20260504', 'DURATION:PT24H']],
    ['midnights', ['DTSTART:20260504T000000', 'DTEND:20260505T000000']],
    ['hour 24', ['DTSTART:20260504T000000', 'DTEND:20260504T240000']],
    [
      'a start with a time and an end without',
      ['DTSTART:20260504T000000', 'DTEND;VALUE=DATE:20260504'],
    ],
    [
      'one midnight and an all-day flag',
      ['DTSTART:20260504T000000', 'DTEND:20260504T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    ],
    [
      'midnights in UTC and an all-day flag',
      ['DTSTART:20260504T000000Z', 'DTEND:20260505T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    ],
    [
      'midnights in UTC and MSN’s all-day flag',
      [
        'DTSTART:20260504T000000Z',
        'DTEND:20260505T000000Z',
        'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      ],
    ],
    [
      'midnights in UTC and a phone’s all-day flag',
      ['DTSTART:20260504T000000Z', 'DTEND:20260505T000000Z', 'X-FUNAMBOL-ALLDAY:1'],
    ],
    [
      'one midnight in UTC and an all-day flag',
      ['DTSTART:20260504T000000Z', 'DTEND:20260504T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    ],
    [
      'an hourly rule',
      ['DTSTART;VALUE=DATE:20260427', 'RRULE:FREQ=WEEKLY;COUNT=2;BYHOUR=9;BYMINUTE=30'],
    ],
  ])('reads a whole-day event with %s', (_, lines) => {
    expect(read(calendar(event(...lines)))).toEqual(['05-04T00:00 05-05T00:00']);
  });

  test.each([
    ['P1W', '05-04T10:00 05-11T10:00'],
    ['P1DT2H', '05-04T10:00 05-05T12:00'],
    ['+PT1H30M', '05-04T10:00 05-04T11:30'],
    ['PT5400S', '05-04T10:00 05-04T11:30'],
  ])('reads a duration of %s', (length, busy) => {
    expect(read(calendar(event('DTSTART:20260504T010000Z', `DURATION:${length}`)))).toEqual([busy]);
  });
});

describe('free and busy', () => {
  const busy = ['DTSTART:20260504T010000Z', 'DTEND:20260504T020000Z'];
  test.each([
    ['marked as free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'], false],
    [
      'marked as free in one line and out of office in another',
      ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
      true,
    ],
    ['tentative', ['STATUS:TENTATIVE'], true],
    ['cancelled in American spelling', ['STATUS:CANCELED'], false],
    ['marked as free as in vCalendar 1.0, but in iCalendar', ['TRANSP:1'], true],
    ['cancelled in a stray line', ['STATUS:CONFIRMED', 'status: cancelled'], true],
    [
      'cancelled or free in unfolded text',
      ['DESCRIPTION:Your train', 'Status: Cancelled', 'Transp: TRANSPARENT'],
      true,
    ],
  ])('%s', (_, lines, isBusy) => {
    expect(read(calendar(event(...busy, ...lines)))).toEqual(isBusy ? [IN_TOKYO] : []);
  });

  test.each([
    ['0', true],
    ['1', false],
    ['2', true],
  ])('in vCalendar 1.0 with TRANSP:%s', (value, isBusy) => {
    const text = calendar(event(...busy, `TRANSP:${value}`)).replace('VERSION:2.0', 'VERSION:1.0');
    expect(read(text)).toEqual(isBusy ? [IN_TOKYO] : []);
  });

  test('ignores all events of a calendar with METHOD:CANCEL', () => {
    const sent = calendar(event(...busy, 'SEQUENCE:1'));
    const off = calendar(event(...busy, 'SEQUENCE:1')).replace('VERSION:2.0', 'METHOD:CANCEL');
    expect([read(sent), read(off), read(sent + off)]).toEqual([[IN_TOKYO], [], []]);
  });
});

describe('VFREEBUSY periods', () => {
  const freeBusy = (...lines: string[]): string =>
    ['BEGIN:VFREEBUSY', 'UID:f@b', ...lines, 'END:VFREEBUSY'].join('\r\n');

  test('treats every FBTYPE except FREE as busy, for periods with an end or a duration', () => {
    const text = freeBusy(
      'FREEBUSY:20260504T010000Z/20260504T020000Z,20260505T010000Z/PT2H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260506T010000Z/P1D',
      'FREEBUSY;FBTYPE=X-AWAY:20260508T010000Z/20260508T020000Z',
      'FREEBUSY;FBTYPE=FREE:20260509T010000Z/20260509T020000Z',
    );
    expect(read(calendar(text))).toEqual([
      IN_TOKYO,
      '05-05T10:00 05-05T12:00',
      '05-06T10:00 05-07T10:00',
      '05-08T10:00 05-08T11:00',
    ]);
  });

  test('reports an unreadable period and reads the others', () => {
    const text = freeBusy('FREEBUSY:soon,20260504T010000Z/20260504T020000Z');
    const backward = freeBusy('FREEBUSY:20260504T020000Z/20260504T010000Z');
    expect(reading(calendar(backward)).unread).toEqual([{ title: null, reason: 'dates' }]);
    expect(reading(calendar(text))).toMatchObject({
      busy: [expect.anything()],
      unread: [{ reason: 'dates' }],
    });
  });
});

const starts = (...lines: string[]): string[] =>
  reading(calendar(event(...lines))).busy.map(([start]) =>
    Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO('Asia/Tokyo')
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
      .slice(8, 13),
  );

describe('rules', () => {
  const startsOfRule = (start: string, rule: string, ...more: string[]): string[] =>
    starts(`DTSTART;TZID=Asia/Tokyo:${start}`, 'DURATION:PT30M', `RRULE:${rule}`, ...more);

  test.each([
    ['FREQ=DAILY;INTERVAL=10', '20260410T090000', ['10T09', '20T09', '30T09']],
    ['FREQ=DAILY;COUNT=3', '20260529T090000', ['29T09', '30T09', '31T09']],
    [
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU',
      '20260505T090000',
      ['05T09', '17T09', '19T09', '31T09'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU,SU',
      '20260505T090000',
      ['05T09', '10T09', '19T09', '24T09'],
    ],
    ['FREQ=MONTHLY;BYDAY=-1FR', '20260130T090000', ['29T09']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,15', '20260131T090000', ['15T09', '31T09']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20260130T090000', ['29T09']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=15,16', '20260116T090000', ['15T09']],
    ['FREQ=MONTHLY;BYDAY=2TU;BYHOUR=9,15', '20260113T090000', ['12T09', '12T15']],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=1MO', '20250505T090000', ['04T09']],
    ['FREQ=YEARLY;BYWEEKNO=20', '20250514T090000', ['13T09']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '20250512T090000', ['11T09']],
    ['FREQ=YEARLY;BYYEARDAY=130', '20250510T090000', ['10T09']],
    ['FREQ=YEARLY;BYYEARDAY=-230', '20250516T090000', ['16T09']],
    ['FREQ=YEARLY;BYDAY=20MO', '20250519T090000', ['18T09']],
    ['FREQ=YEARLY;BYMONTHDAY=7', '20250107T090000', ['07T09']],
    [
      'FREQ=HOURLY;INTERVAL=100',
      '20260501T090000',
      ['01T09', '05T13', '09T17', '13T21', '18T01', '22T05', '26T09', '30T13'],
    ],
    ['FREQ=MINUTELY;INTERVAL=20160', '20260410T100000', ['08T10', '22T10']],
    ['FREQ=SECONDLY;BYMONTHDAY=9;BYHOUR=8;BYMINUTE=0;BYSECOND=0', '20260409T080000', ['09T08']],
    ['FREQ=DAILY;UNTIL=20260502T235959Z', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;UNTIL=20260502T010000Z', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;UNTIL=20260502T100000', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;UNTIL=20260502', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;UNTIL=2026-05-02T01:00:00Z', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=MONTHLY', '20260131T090000', ['31T09']],
    ['FREQ=MONTHLY;INTERVAL=2', '20260131T090000', ['31T09']],
    ['FREQ=YEARLY', '20240229T090000', []],
    ['freq=daily;count=2;', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;COUNT=2;UNTIL=', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;COUNT=3;UNTIL=20260503T000000', '20260501T100000', ['01T10', '02T10', '03T10']],
    ['FREQ=DAILY;COUNT=1;UNTIL=20260502', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=DAILY;COUNT=-1;UNTIL=20260502', '20260501T100000', ['01T10', '02T10']],
    ['FREQ=MONTHLY;BYDAY=1MONDAY,-1fri', '20260504T090000', ['04T09', '29T09']],
    [
      'FREQ=WEEKLY;INTERVAL=2;WKST=Sunday;BYDAY=Tues,SUNDAY',
      '20260505T090000',
      ['05T09', '17T09', '19T09', '31T09'],
    ],
  ])('%s', (rule, start, found) => {
    expect(startsOfRule(start, rule)).toEqual(found);
  });

  test('includes a start that does not match its rule', () => {
    expect(startsOfRule('20260505T090000', 'FREQ=WEEKLY;BYDAY=MO;COUNT=2')).toEqual([
      '05T09',
      '11T09',
      '18T09',
    ]);
  });

  test('combines several rules, dates and periods, and omits excluded dates', () => {
    const found = startsOfRule(
      '20260504T090000',
      'FREQ=WEEKLY;COUNT=3',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=20',
      'EXRULE:FREQ=WEEKLY;BYDAY=MO;BYMONTHDAY=11',
      'RDATE:20260522T010000Z,20260523T010000Z',
      'RDATE;VALUE=PERIOD:20260524T010000Z/PT3H,20260525T010000Z/20260525T030000Z',
    );
    expect(found).toEqual(['04T09', '18T09', '20T09', '22T10', '23T10', '24T10', '25T10']);
  });

  test('an exception rule excludes nothing after its end', () => {
    const found = startsOfRule(
      '20260501T100000',
      'FREQ=DAILY;COUNT=3',
      'EXRULE:FREQ=DAILY;UNTIL=20260502',
    );
    expect(found).toEqual(['03T10']);
  });

  test.each(['YEARLY', 'MONTHLY', 'WEEKLY', 'SECONDLY'])(
    'stops if the next occurrence would be after the supported years (%s)',
    (frequency) => {
      const rule = `FREQ=${frequency};INTERVAL=999999999`;
      expect(startsOfRule('20260501T100000', rule)).toEqual(['01T10']);
    },
  );

  test.each([
    ['UTC', 'EXDATE:20260502T010000Z'],
    ['another time zone', 'EXDATE;TZID=Europe/Paris:20260502T030000'],
    ['a list', 'EXDATE;TZID=Asia/Tokyo:20260601T100000,20260502T100000'],
    ['a date', 'EXDATE;VALUE=DATE:20260502'],
    ['no time zone', 'EXDATE:20260502T100000'],
  ])('accepts an excluded time with %s', (_, line) => {
    expect(startsOfRule('20260501T100000', 'FREQ=DAILY;COUNT=3', line)).toEqual(['01T10', '03T10']);
  });

  test.each([
    ['a date', 'EXDATE;VALUE=DATE:20260505'],
    ['the day’s midnight', 'EXDATE;TZID=Asia/Tokyo:20260505T000000'],
    ['the guide’s midnight in UTC', 'EXDATE:20260504T150000Z'],
    ['midnight in UTC', 'EXDATE:20260505T000000Z'],
  ])('a whole day can be excluded as %s', (_, line) => {
    const days = ['DTSTART;VALUE=DATE:20260504', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(starts(...days, line)).toEqual(['04T00', '06T00']);
  });

  test('ends a whole-day series on the day of UNTIL, in any format', () => {
    for (const until of ['20260505', '20260505T000000Z', '20260504T150000Z', '20260505T235959'])
      expect(starts('DTSTART;VALUE=DATE:20260504', `RRULE:FREQ=DAILY;UNTIL=${until}`)).toEqual([
        '04T00',
        '05T00',
      ]);
  });

  test('keeps the duration of an event that begins at a skipped local time', () => {
    const skipped = event(
      'DTSTART;TZID=Europe/London:20260329T010000',
      'DTEND;TZID=Europe/London:20260329T020000',
    );
    const window = { ...WINDOW, from: Date.parse('2026-03-01T00:00:00Z') };
    const begin = Date.parse('2026-03-29T01:00:00Z');
    expect(readCalendar(calendar(skipped).replaceAll('\r', ''), window).busy).toEqual([
      [begin, begin + 3_600_000],
    ]);
  });

  test('moves a skipped local time forward by the length of the gap', () => {
    const window = {
      ...WINDOW,
      from: Date.parse('2022-03-01'),
      to: Date.parse('2022-04-01'),
    };
    const gap = event(
      'DTSTART;TZID=Europe/Paris:20220320T023000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    const { busy } = readCalendar(decodeCalendar(Buffer.from(calendar(gap)), null), window);
    expect(busy.map(([start]) => new Date(start).toISOString().slice(5, 16))).toEqual([
      '03-20T01:30',
      '03-27T01:30',
    ]);
  });
});

describe('changed occurrences', () => {
  const daily = [
    'DTSTART;TZID=Asia/Tokyo:20260501T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=4',
  ];
  const getStarts = (...events: string[]): string[] =>
    read(calendar(...events)).map((each) => each.slice(3, 8));

  test.each([
    ['UTC', 'RECURRENCE-ID:20260502T010000Z'],
    ['another time zone', 'RECURRENCE-ID;TZID=Europe/Paris:20260502T030000'],
    ['no time zone', 'RECURRENCE-ID:20260502T100000'],
    ['a date', 'RECURRENCE-ID;VALUE=DATE:20260502'],
  ])('moves an occurrence identified by %s', (_, line) => {
    const moved = event(line, 'DTSTART:20260520T010000Z', 'DURATION:PT1H');
    expect(getStarts(event(...daily), moved)).toEqual(['01T10', '03T10', '04T10', '20T10']);
  });

  test('moves all following occurrences', () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Tokyo:20260503T100000',
      'DTSTART;TZID=Europe/Paris:20260503T080000',
      'DURATION:PT2H',
    );
    expect(read(calendar(event(...daily), later))).toEqual([
      '05-01T10:00 05-01T11:00',
      '05-02T10:00 05-02T11:00',
      '05-03T15:00 05-03T17:00',
      '05-04T15:00 05-04T17:00',
    ]);
  });

  test('changes one occurrence if the change repeats the rule of the series, and reports it', () => {
    const lines = ['RECURRENCE-ID:20260502T010000Z', 'DTSTART:20260520T010000Z', 'DURATION:PT1H'];
    const moved = event(...lines, 'RRULE:FREQ=DAILY;COUNT=4');
    expect(getStarts(event(...daily), moved)).toEqual(['01T10', '03T10', '04T10', '20T10']);
    expect(reading(calendar(event(...daily), moved)).unread).toMatchObject([{ reason: 'rule' }]);
    expect(getStarts(moved)).toEqual(['20T10', '21T10', '22T10', '23T10']);
  });

  test('cancels all following occurrences', () => {
    const off = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260503T010000Z', 'STATUS:CANCELLED');
    expect(getStarts(event(...daily), off)).toEqual(['01T10', '02T10']);
  });

  test('does not block time for an occurrence that was changed to free', () => {
    const free = event(
      'RECURRENCE-ID:20260502T010000Z',
      'DTSTART:20260502T010000Z',
      'DURATION:PT1H',
      'TRANSP:TRANSPARENT',
    );
    expect(getStarts(event(...daily), free)).toEqual(['01T10', '03T10', '04T10']);
  });

  test.each([
    [
      'SEQUENCE',
      ['SEQUENCE:2', 'DTSTAMP:20260101T000000Z'],
      ['SEQUENCE:10', 'DTSTAMP:20250101T000000Z'],
    ],
    ['SEQUENCE, which is a Unix time', ['SEQUENCE:5'], ['SEQUENCE:1764460000']],
    ['SEQUENCE, in milliseconds', ['SEQUENCE:1764460000000'], ['SEQUENCE:1764460000001']],
    ['DTSTAMP', ['DTSTAMP:20250101T000000Z'], ['DTSTAMP:20260101T000000Z']],
    ['instant', ['DTSTAMP:20260101T080000+0900'], ['DTSTAMP:20260101T010000Z']],
    ['LAST-MODIFIED', ['LAST-MODIFIED:20250101T000000Z'], ['LAST-MODIFIED:20250101T000001Z']],
  ])('uses the version with the later %s', (_, earlier, later) => {
    const old = event(...daily, ...earlier);
    const now = event(...daily, ...later, 'EXDATE:20260502T010000Z');
    for (const file of [calendar(old, now), calendar(now, old), calendar(now) + calendar(old)])
      expect(read(file)).toHaveLength(3);
  });

  test('treats events with the same UID and SEQUENCE but different starts as separate events', () => {
    const eventOn = (day: number) =>
      event(`DTSTAMP:2026030${day}T000000Z`, `DTSTART:2026050${day}T010000Z`, 'DURATION:PT1H');
    expect(getStarts(eventOn(1), eventOn(2))).toEqual(['01T10', '02T10']);
  });

  test('treats events with the same UID and an increasing SEQUENCE but different starts as separate events', () => {
    const eventOn = (day: number, sequence: number, ...lines: string[]) =>
      event(`SEQUENCE:${sequence}`, `DTSTART:2026050${day}T010000Z`, 'DURATION:PT1H', ...lines);
    expect(getStarts(eventOn(1, 1), eventOn(2, 2), eventOn(3, 3))).toEqual([
      '01T10',
      '02T10',
      '03T10',
    ]);
    // If several versions have the same start, only the latest version applies.
    const off = eventOn(2, 4, 'STATUS:CANCELLED');
    expect(getStarts(eventOn(1, 1), eventOn(2, 2), off)).toEqual(['01T10']);
    expect(getStarts(eventOn(1, 1), eventOn(2, 2), eventOn(1, 5, 'TRANSP:TRANSPARENT'))).toEqual([
      '02T10',
    ]);
  });

  test('reads all events that share only a UID', () => {
    expect(
      getStarts(event('DTSTART:20260504T010000Z', 'DURATION:PT1H'), event(...daily)),
    ).toHaveLength(5 - 1);
    expect(
      getStarts(event('DTSTART:20260505T010000Z', 'DURATION:PT1H'), event(...daily)),
    ).toHaveLength(5);
  });
});

describe('reports unreadable parts and reads the rest', () => {
  const sound = event('DTSTART:20260504T010000Z', 'DTEND:20260504T020000Z').replace('a@b', 'sound');
  const hour = 'DURATION:PT1H';
  test.each([
    ['an unreadable start', 'start', ['DTSTART:tomorrow', hour], 0],
    ['a nonexistent date', 'start', ['DTSTART;VALUE=DATE:20260230'], 0],
    ['no start', 'start', [hour], 0],
    ['an unreadable end', 'end', ['DTSTART:20260502T010000Z', 'DTEND:later'], 0],
    ['an unreadable duration', 'end', ['DTSTART:20260502T010000Z', 'DURATION:1 hour'], 0],
    ['a negative duration', 'end', ['DTSTART:20260502T010000Z', 'DURATION:-PT1H'], 0],
    [
      'an end before the start',
      'ends_before_start',
      ['DTSTART:20260502T010000Z', 'DTEND:20260501T010000Z'],
      0,
    ],
    [
      'a rule without days',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=WEEKLY;BYDAY='],
      1,
    ],
    [
      'a weekday that could be two',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=WEEKLY;BYDAY=T'],
      1,
    ],
    [
      'a rule in another calendar system',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:RSCALE=CHINESE;FREQ=YEARLY'],
      1,
    ],
    [
      'a change to all earlier occurrences',
      'dates',
      ['DTSTART:20260502T010000Z', hour, 'RECURRENCE-ID;RANGE=THISANDPRIOR:20260502T010000Z'],
      1,
    ],
    [
      'a rule that ends at the Unix epoch',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=WEEKLY;UNTIL=19700101T000000Z'],
      1,
    ],
    [
      'an interval of zero',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=DAILY;INTERVAL=0'],
      1,
    ],
    [
      'an unreadable end of a rule',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=DAILY;UNTIL=soon'],
      1,
    ],
    [
      'a rule that matches no day',
      'never',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
      0,
    ],
    [
      'a rule that repeats every second',
      'too_often',
      ['DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'],
      0,
    ],
    [
      'an unreadable exception date',
      'dates',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:x'],
      1,
    ],
    [
      'an unreadable exception rule',
      'rule',
      ['DTSTART:20260502T010000Z', hour, 'RRULE:FREQ=DAILY;COUNT=1', 'EXRULE:FREQ=DAILY;UNTIL=x'],
      1,
    ],
    ['two starts', 'dates', ['DTSTART:20260502T010000Z', 'DTSTART:20260503T010000Z', hour], 1],
    [
      'an unreadable RECURRENCE-ID',
      'dates',
      ['RECURRENCE-ID:x', 'DTSTART:20260502T010000Z', hour],
      1,
    ],
  ])('%s', (_, reason, lines, more) => {
    const found = reading(calendar(event('SUMMARY:Dentist\\, 3', ...lines), sound));
    expect(found).toMatchObject({
      entries: 2,
      unreadCount: 1,
      unread: [{ title: 'Dentist, 3', reason }],
    });
    expect(found.busy).toHaveLength(1 + more);
  });

  test('does not report events that are free or long past', () => {
    const free = event('DTSTART:x', 'TRANSP:TRANSPARENT');
    const reversed = event('DTSTART:20200502T010000Z', 'DTEND:20200501T010000Z');
    expect(reading(calendar(free, reversed, sound))).toMatchObject({ entries: 3, unreadCount: 0 });
  });

  test('counts all unreadable events and lists ten of them', () => {
    const found = reading(calendar(...Array.from({ length: 12 }, () => event('DTSTART:x'))));
    expect([found.unreadCount, found.unread.length]).toEqual([12, 10]);
  });
});

describe('file formats', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:é 東京',
    'SUMMARY:東京',
    'DTSTART:20260504T010000Z',
    'DTEND:20260504T020000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const getBusy = (bytes: Uint8Array, charset: string | null = null) =>
    readCalendar(decodeCalendar(bytes, charset), WINDOW);
  const text = (end: string): string => lines.join(end);
  const wide = (start: string, isBig = false): Uint8Array => {
    const bytes = Buffer.from(start + text('\r\n'), 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  test.each([
    ['LF', Buffer.from(text('\n'))],
    ['CR', Buffer.from(text('\r'))],
    ['a double CR', Buffer.from(text('\r\r\n'))],
    ['no line break at the end', Buffer.from(text('\r\n').trim())],
    ['a byte order mark', Buffer.from(`\ufeff${text('\r\n')}`)],
    ['UTF-16 with a byte order mark', wide('\ufeff')],
    ['UTF-16 without a byte order mark', wide('')],
    ['UTF-16 with the other byte order', wide('', true)],
    ['a NUL within a name', Buffer.from(text('\r\n').replace('DTSTART', 'DT\0START'))],
    ['lower case', Buffer.from(text('\r\n').toLowerCase())],
    ['a space after a name', Buffer.from(text('\r\n').replace('DTSTART:', 'DTSTART :'))],
    ['a fold before every digit', Buffer.from(text('\r\n').replaceAll(/(?<!\r)(?=\d)/g, '\r\n '))],
    [
      'unfolded text',
      Buffer.from(
        text('\n').replace('SUMMARY:', 'DESCRIPTION:one\n\ntwo: three\nDuration: short\nSUMMARY:'),
      ),
    ],
    [
      'an alarm with a duration',
      Buffer.from(
        text('\n').replace(
          'DTSTART',
          'BEGIN:VALARM\nDURATION:PT9H\nDTSTART:20260101\nEND:VALARM\nDTSTART',
        ),
      ),
    ],
    [
      'a location as a component',
      Buffer.from(text('\n').replace('DTSTART', 'BEGIN:VLOCATION\nUID:p\nEND:VLOCATION\nDTSTART')),
    ],
  ])('%s', (_, bytes) => {
    expect(getBusy(bytes)).toMatchObject({ busy: [expect.anything()], unreadCount: 0 });
  });

  test.each([
    ['lines of an event', '\n  ', 2],
    ['tabs', '\n\t', 2],
    ['lines of all events', '\n  ', 1],
  ])('reports an event that is unreadable because of indentation (%s)', (_, indented, first) => {
    const broken = [lines.slice(0, first).join('\n'), ...lines.slice(first, 6)].join(indented);
    const found = getBusy(Buffer.from([broken, ...lines.slice(6)].join('\n')));
    expect(found).toMatchObject({ busy: [], unread: [{ reason: 'start' }] });
  });

  test('decodes quoted-printable titles, which continue after a line that ends with =', () => {
    const quoted = 'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=9D=B1=\n=E4=BA=AC';
    const bytes = Buffer.from(
      text('\n').replace('SUMMARY:東京', quoted).replace('DTSTART:20260504T010000Z', 'DTSTART:x'),
    );
    expect(getBusy(bytes).unread).toEqual([{ title: '東京', reason: 'start' }]);
  });

  test('reads a quoted-printable title of a million lines in a few seconds', () => {
    const summary = `SUMMARY;ENCODING=QUOTED-PRINTABLE:${'aaaa=\n'.repeat(1_000_000)}end`;
    const bytes = Buffer.from(text('\n').replace('SUMMARY:東京', summary));
    const startMs = performance.now();
    expect(getBusy(bytes)).toMatchObject({ busy: [expect.anything()], unreadCount: 0 });
    expect(performance.now() - startMs).toBeLessThan(5_000);
  });

  test('joins a line that is folded within a multibyte character', () => {
    const bytes = Buffer.from(text('\n').replace('DTSTART:20260504T010000Z', 'DTSTART:x'));
    const within = bytes.indexOf('SUMMARY:東') + 'SUMMARY:'.length + 1;
    const folded = Buffer.concat([
      bytes.subarray(0, within),
      Buffer.from('\r\n '),
      bytes.subarray(within),
    ]);
    expect(getBusy(folded).unread).toEqual([{ title: '東京', reason: 'start' }]);
  });

  test('decodes non-UTF-8 bytes with the charset from the server’s response', () => {
    const bytes = Buffer.from(
      text('\n')
        .replaceAll('東京', '@')
        .replace('é', 'e')
        .replace('DTSTART:20260504T010000Z', 'DTSTART:x'),
    );
    const at = bytes.indexOf('@', bytes.indexOf('SUMMARY'));
    const inShiftJis = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from([0x93, 0x8c, 0x8b, 0x9e]),
      bytes.subarray(at + 1),
    ]);
    expect(getBusy(inShiftJis, 'Shift_JIS').unread).toEqual([{ title: '東京', reason: 'start' }]);
    expect(getBusy(inShiftJis, 'no such charset').unreadCount).toBe(1);
  });

  test.each([
    ['between events', 1, text('\n').replace('END:VCALENDAR\n', '')],
    ['within an event', 1, text('\n').slice(0, text('\n').indexOf('END:VEVENT'))],
    ['within an event that continues', 1, text('\n').replace('END:VEVENT\n', '')],
    ['within an alarm that continues', 0, text('\n').replace('DTEND', 'BEGIN:VALARM\nDTEND')],
    ['within a time', 0, text('\n').slice(0, text('\n').indexOf('DTEND') + 12)],
  ])('reads a file that ends %s up to that point, and reports it', (_, busy, cut) => {
    const found = getBusy(Buffer.from(cut));
    expect(found.unread.map(({ reason }) => reason)).toEqual(['cut_off']);
    expect(found.busy).toHaveLength(busy);
  });
});

const HOUR = 'DURATION:PT1H';
const WHOLE_DAY = ['05-04T00:00 05-05T00:00'];
const TEN_TO_ELEVEN = ['05-04T10:00 05-04T11:00'];

/** Calendars of real programs that other parsers misread. The last column lists the reported problems. */
test.each<[string, string[], string[], string[]]>([
  [
    'an end at 24:00',
    ['DTSTART:20260504T100000', 'DTEND:20260504T240000'],
    ['05-04T10:00 05-05T00:00'],
    [],
  ],
  ['names in lower case', ['dtstart:20260504T100000', 'dtend:20260504T110000'], TEN_TO_ELEVEN, []],
  ['a quoted time zone', ['DTSTART;TZID="Europe/London":20260504T020000', HOUR], TEN_TO_ELEVEN, []],
  [
    'a time zone written as in a URL',
    ['DTSTART;TZID=Europe%2FLondon:20260504T020000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a time zone after a program’s name',
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20260504T030000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'an offset as the time zone',
    ['DTSTART;TZID=GMT+0200:20260504T030000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a time zone with an inverted sign',
    ['DTSTART;TZID=Etc/GMT-2:20260504T030000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a time zone on a separate line',
    ['TZID:Asia/Shanghai', 'DTSTART:20260504T090000', 'DTEND:20260504T100000'],
    TEN_TO_ELEVEN,
    [],
  ],
  ['an offset after the time', ['DTSTART:20260504T030000+0200', HOUR], TEN_TO_ELEVEN, []],
  [
    'fractions of a second',
    ['DTSTART:20260504T010000.000Z', 'DTEND:20260504T020000.000Z'],
    TEN_TO_ELEVEN,
    [],
  ],
  ['times without seconds', ['DTSTART:20260504T0100Z', 'DTEND:20260504T0200Z'], TEN_TO_ELEVEN, []],
  [
    'spaces around colons',
    ['DTSTART : 20260504T100000', 'DTEND : 20260504T110000'],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'an end in another time zone',
    ['DTSTART;TZID=Asia/Tokyo:20260504T100000', 'DTEND;TZID=Europe/Paris:20260504T040000'],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'dates without VALUE=DATE',
    ['DTSTART:20260504', 'DTEND:20260507'],
    ['05-04T00:00 05-07T00:00'],
    [],
  ],
  [
    'dates with VALUE=DATE-TIME',
    ['DTSTART;VALUE=DATE-TIME:20260504', 'DTEND;VALUE=DATE-TIME:20260505'],
    ['05-04T00:00 05-05T00:00'],
    [],
  ],
  [
    'dates with midnight',
    ['DTSTART;VALUE=DATE:20260504T000000', 'DTEND;VALUE=DATE:20260505T000000'],
    ['05-04T00:00 05-05T00:00'],
    [],
  ],
  [
    'a duration in weeks',
    ['DTSTART:20260504T100000', 'DURATION:P1W'],
    ['05-04T10:00 05-11T10:00'],
    [],
  ],
  [
    'an end in the year 9999',
    ['DTSTART:20260531T100000', 'DTEND:99991231T000000'],
    ['05-31T10:00 06-01T09:00'],
    [],
  ],
  ['an unknown TRANSP value', ['DTSTART:20260504T100000', HOUR, 'TRANSP:MAYBE'], TEN_TO_ELEVEN, []],
  [
    'an attendee who declined',
    ['ATTENDEE;PARTSTAT=DECLINED:mailto:me@x.example', 'DTSTART:20260504T100000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a SEQUENCE that is not a number',
    ['SEQUENCE:one', 'DTSTART:20260504T100000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'the last workday of a month',
    ['DTSTART:20260529T100000', HOUR, 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
    ['05-29T10:00 05-29T11:00'],
    [],
  ],
  [
    'an UNTIL in ISO form',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=DAILY;UNTIL=2026-05-05T23:59:59Z'],
    [...TEN_TO_ELEVEN, '05-05T10:00 05-05T11:00'],
    [],
  ],
  [
    'a rule that begins with its name',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:RRULE:FREQ=DAILY;COUNT=2'],
    [...TEN_TO_ELEVEN, '05-05T10:00 05-05T11:00'],
    [],
  ],
  [
    'spaces between days',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=MO, TU;COUNT=2'],
    [...TEN_TO_ELEVEN, '05-05T10:00 05-05T11:00'],
    [],
  ],
  [
    'a date as the exception to a time',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20260505'],
    TEN_TO_ELEVEN,
    [],
  ],
  ['a negative duration', ['DTSTART:20260504T100000', 'DURATION:-PT1H'], [], ['end']],
  ['a duration without units', ['DTSTART:20260504T100000', 'DURATION:3600'], [], ['end']],
  ['no start', ['DTEND:20260504T110000'], [], ['start']],
  [
    'a group prefix',
    ['item1.DTSTART:20260504T100000', 'item1.DTEND:20260504T110000'],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a no-break space',
    ['DTSTART:20260504T100000', '\u00a0DTEND:20260504T110000'],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a zero-width space',
    ['DTSTART:20260504T100000', 'DTEND\u200b:20260504T110000'],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'an exception date that is its only date',
    ['DTSTART:20260504T100000', HOUR, 'EXDATE:20260504T010000Z'],
    [],
    [],
  ],
  [
    'a period whose end alone has a time zone',
    ['DTSTART:20260503T100000', HOUR, 'RDATE;VALUE=PERIOD:20260504T100000/20260504T020000Z'],
    ['05-03T10:00 05-03T11:00', ...TEN_TO_ELEVEN],
    [],
  ],
  ['a start in full-width digits', ['DTSTART:２０２６０５０４T100000', HOUR], [], ['start']],
  [
    'a time zone that Temporal rejects',
    ['DTSTART;TZID=CTT:20260504T100000', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  [
    'a local time marked as UTC',
    ['DTSTART;TZID=Europe/London:20260504T010000Z', HOUR],
    TEN_TO_ELEVEN,
    ['dates'],
  ],
  [
    'a UTC time whose time zone is UTC',
    ['DTSTART;TZID=UTC:20260504T010000Z', HOUR],
    TEN_TO_ELEVEN,
    [],
  ],
  ['a year of the Reiwa era', ['DTSTART:00080504T100000', 'DTEND:00080504T110000'], [], ['start']],
  ['a year of the Buddhist era', ['DTSTART:25690504T100000', HOUR], [], ['start']],
  [
    'a rule that ends in a year of the Reiwa era',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=DAILY;UNTIL=00080601'],
    TEN_TO_ELEVEN,
    ['rule'],
  ],
  ['a zero duration at midnight', ['DTSTART:20260504T000000', 'DURATION:PT0S'], WHOLE_DAY, []],
  [
    'a zero duration at midnight in UTC',
    ['DTSTART:20260504T000000Z', 'DTEND:20260504T000000Z'],
    [],
    [],
  ],
  ['an unreadable end half a year ago', ['DTSTART:20251104T100000', 'DTEND:later'], [], ['end']],
  [
    'an exception date that is the date in UTC',
    ['DTSTART:20260503T230000Z', HOUR, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE;VALUE=DATE:20260503'],
    ['05-04T08:00 05-04T09:00'],
    ['dates'],
  ],
  [
    'a rule with two frequencies',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=DAILY;COUNT=2;FREQ=YEARLY'],
    TEN_TO_ELEVEN,
    ['rule'],
  ],
  [
    'a rule with an interval of zero days',
    ['DTSTART:20260504T100000', HOUR, 'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=3'],
    TEN_TO_ELEVEN,
    ['rule'],
  ],
])('reads an event with %s', (_, lines, busy, reasons) => {
  const text = calendar(event(...lines));
  expect(read(text)).toEqual(busy);
  expect(reading(text).unread.map(({ reason }) => reason)).toEqual(reasons);
});

test('reads a nested calendar, and a second calendar that starts with a byte order mark', () => {
  const other = event('DTSTART:20260506T100000', HOUR).replace('a@b', 'c');
  const first = event('DTSTART:20260504T100000', HOUR);
  const both = [...TEN_TO_ELEVEN, '05-06T10:00 05-06T11:00'];
  expect(read(calendar('BEGIN:VCALENDAR', first, 'END:VCALENDAR', other))).toEqual(both);
  expect(read(`${calendar(first)}\ufeff${calendar(other)}`)).toEqual(both);
});

test.each([
  ['before', '\u200bBEGIN:VEVENT'],
  ['after', 'BEGIN:VEVENT\u200b'],
])('reads an event with an unseen character %s its BEGIN', (_, begin) => {
  const marked = event('DTSTART:20260504T100000', HOUR).replace('BEGIN:VEVENT', begin);
  expect(reading(calendar(marked)).unreadCount).toBe(0);
  expect(read(calendar(marked))).toEqual(TEN_TO_ELEVEN);
});

test('reads and reports an event or period whose BEGIN is missing', () => {
  const headless = (text: string): string => text.replace(/BEGIN:VEVENT\r\n/, '');
  const lost = headless(event('BEGIN:VALARM', 'END:VALARM', 'DTSTART:20260504T100000', HOUR));
  const after = event('DTSTART:20260506T100000', HOUR).replace('a@b', 'c');
  const found = reading(calendar(lost, after));
  expect(found.unread).toEqual([{ title: null, reason: 'cut_off' }]);
  expect(read(calendar(lost, after))).toEqual([...TEN_TO_ELEVEN, '05-06T10:00 05-06T11:00']);
  const period = calendar('FREEBUSY:20260504T010000Z/PT1H', 'END:VFREEBUSY');
  expect(read(period)).toEqual(TEN_TO_ELEVEN);
  expect(reading(period).unread).toEqual([{ title: null, reason: 'cut_off' }]);
});

test.each(['VTODO', 'X-SHIFT'])('ignores the dates of a %s', (name) => {
  const other = [`BEGIN:${name}`, 'DTSTART:20260504T100000', HOUR, `END:${name}`];
  const text = calendar(
    ...other,
    'X-WR-TIMEZONE:Europe/London',
    event('DTSTART:20260504T020000', HOUR),
  );
  expect(read(text)).toEqual(TEN_TO_ELEVEN);
  expect(reading(text).unreadCount).toBe(0);
});

/** Ways in which programs, proxies and users damage a line. */
const DAMAGES: [string, (line: string) => string][] = [
  ['loses its first character', (line) => line.slice(1)],
  ['loses its second character', (line) => line.charAt(0) + line.slice(2)],
  ['loses its last characters', (line) => line.slice(0, -3)],
  ['has two swapped characters', (line) => line.replace(/^(.)(.)(.)/, '$1$3$2')],
  ['loses its colon', (line) => line.replace(':', '')],
  ['has an equals sign instead of its colon', (line) => line.replace(':', '=')],
  ['has a full-width colon', (line) => line.replace(':', '：')],
  ['has two colons', (line) => line.replace(':', '::')],
  ['has a comma instead of a semicolon', (line) => line.replace(';', ',')],
  ['has escaped HTML', (line) => line.replace(':', '&#58;')],
  ['is quoted', (line) => `> ${line}`],
  ['is numbered', (line) => `1. ${line}`],
  ['is commented out', (line) => `#${line}`],
  ['is indented', (line) => ` ${line}`],
  ['has a quoted value', (line) => line.replace(/:(.*)/, ':"$1"')],
  ['has a letter after it', (line) => `${line}x`],
  ['has a comma after it', (line) => `${line},`],
  ['has a zero-width space after it', (line) => `${line}\u200b`],
  ['is in lower case', (line) => line.toLowerCase()],
  ['is broken before its value', (line) => line.replace(':', ':\r\n')],
  ['is broken before its colon', (line) => line.replace(':', '\r\n:')],
  ['is broken in its middle', (line) => `${line.slice(0, 8)}\r\n${line.slice(8)}`],
  [
    'has full-width digits',
    (line) => line.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(+digit)),
  ],
  ['is in quoted-printable', (line) => line.replaceAll('=', '=3D')],
  ['has no line break after it', (line) => `${line}\0`],
  ['is broken after its first character', (line) => `${line.slice(0, 1)}\r\n${line.slice(1)}`],
  ['is broken in its value', (line) => line.replace(/;(?=[A-Z]+=[^:]*$)/, ';\r\n')],
  ['has an equals sign instead of its last semicolon', (line) => line.replace(/;(?=[^;]*$)/, '=')],
  ['has a misspelled parameter', (line) => line.replace(/;[A-Z](?=[A-Z]+=.*:)/, ';')],
  ['has a parameter without its equals sign', (line) => line.replace('TZID=', 'TZID')],
];

describe('no damaged line frees time without a report', () => {
  const lines = calendar(
    'X-WR-TIMEZONE:Asia/Tokyo',
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    ...['BEGIN:STANDARD', 'DTSTART:20241027T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:20240331T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    'END:VTIMEZONE',
    event(
      'DTSTART;TZID=Office:20260504T030000',
      'DTEND;TZID=Office:20260504T050000',
      'STATUS:CONFIRMED',
    ),
    event('DTSTART;VALUE=DATE:20260506', 'DTEND;VALUE=DATE:20260508').replace('a@b', 'b'),
    event('DTSTART:20260511T100000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=3').replace(
      'a@b',
      'c',
    ),
    event(
      'RECURRENCE-ID:20260518T100000',
      'DTSTART:20260519T150000',
      'DTEND:20260519T160000',
    ).replace('a@b', 'c'),
    ...['BEGIN:VFREEBUSY', 'DTSTAMP:20260401T000000Z'],
    'FREEBUSY;FBTYPE=BUSY:20260521T010000Z/PT3H,20260522T010000Z/20260522T020000Z',
    'END:VFREEBUSY',
    event(
      'DTSTART:20260529T100000',
      'DTEND:20260529T110000',
      'RDATE;VALUE=DATE-TIME:20260530T100000',
    ).replace('a@b', 'd'),
  )
    .trim()
    .split('\r\n');
  const { busy } = reading(lines.join('\r\n'));

  const isSilentlyFree = (text: string): boolean => {
    try {
      const found = reading(text);
      const isCovered = busy.every(([start, end]) =>
        found.busy.some(([from, to]) => from <= start && end <= to),
      );
      return !isCovered && found.unreadCount + found.zones.length === 0;
    } catch {
      // The page says that the file is not a calendar.
      return false;
    }
  };

  test.each(DAMAGES)('that %s', (_, damage) => {
    expect(busy).toHaveLength(9);
    const silent = lines.filter((line, index) =>
      isSilentlyFree(lines.with(index, damage(line)).join('\r\n').replace('\0\r\n', '')),
    );
    expect(silent).toEqual([]);
  });

  test('that is after the END of its event, or after a second END', () => {
    const isLast = (index: number): boolean => lines[index + 1] === 'END:VEVENT';
    const moved = lines.flatMap((_, index) =>
      isLast(index)
        ? [lines.toSpliced(index, 2, 'END:VEVENT', lines[index] ?? '').join('\r\n')]
        : [],
    );
    const ended = lines.map((_, index) => lines.toSpliced(index, 0, 'END:VEVENT').join('\r\n'));
    expect([...moved, ...ended].filter(isSilentlyFree)).toEqual([]);
  });
});

test.each([
  ['is reported after a damaged end', 'DTENDX:20260505T000000', ['end']],
  ['is not reported after a line of vCalendar 1.0', 'DCREATED:20260401T000000', []],
  ['is not reported after an alarm', 'DALARM:20260503T090000;;;', []],
])('an event at midnight that blocks its day %s', (_, line, reasons) => {
  const text = calendar(event('DTSTART:20260504T000000', line));
  expect(read(text)).toEqual(WHOLE_DAY);
  expect(reading(text).unread.map(({ reason }) => reason)).toEqual(reasons);
});

test('ignores unknown lines with a time if the event has an end', () => {
  const known = event('DTSTART:20260504T100000', HOUR, 'MODIFIED:20260401T000000Z', 'NOTE:P1');
  expect(read(calendar(known))).toEqual(TEN_TO_ELEVEN);
  expect(reading(calendar(known)).unreadCount).toBe(0);
});

test('a quick read gives up on a UID with hundreds of events and hundreds of changes', () => {
  const minute = (index: number): string => new Date(WINDOW.from + index * 60_000).toISOString();
  const series = Array.from({ length: 600 }, (_, index) => event(`DTSTART:${minute(index)}`, HOUR));
  const changes = series.map((each, index) =>
    each.replace('DTSTART', `RECURRENCE-ID:${minute(index)}\r\nDTSTART`),
  );
  const text = decodeCalendar(Buffer.from(calendar(...series, ...changes)), null);
  expect(() => readCalendar(text, WINDOW, QUICK_STEPS)).toThrow(LimitExceeded);
});
