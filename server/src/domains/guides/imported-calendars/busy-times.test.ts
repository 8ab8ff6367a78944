import { describe, expect, test } from 'vitest';
import { busyTimes, TooMuch } from './busy-times.ts';

const WINDOW = {
  timeZone: 'Asia/Tokyo',
  from: Date.parse('2026-05-01T00:00:00Z'),
  to: Date.parse('2026-06-01T00:00:00Z'),
};

const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'].join('\r\n');

/** What is busy, as the guide's wall clock says it. */
const read = (text: string): string[] =>
  busyTimes(text, WINDOW).map((stretch) =>
    stretch
      .map((at) =>
        Temporal.Instant.fromEpochMilliseconds(at)
          .toZonedDateTimeISO('Asia/Tokyo')
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' })
          .slice(5),
      )
      .join(' '),
  );

const LONDON_BY_HAND = `BEGIN:VTIMEZONE
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
      'in a zone by its name, with summer time',
      ['DTSTART;TZID=Europe/London:20260504T100000', 'DTEND;TZID=Europe/London:20260504T110000'],
      '05-04T18:00 05-04T19:00',
    ],
    [
      'without a zone: on the guide’s clock',
      ['DTSTART:20260504T100000', 'DTEND:20260504T113000'],
      '05-04T10:00 05-04T11:30',
    ],
    [
      'in a zone that only the calendar knows',
      ['DTSTART;TZID=Somewhere:20260504T100000', 'DTEND;TZID=Somewhere:20260504T110000'],
      '05-04T18:00 05-04T19:00',
    ],
    [
      'in a zone that nobody knows: on the guide’s clock',
      ['DTSTART;TZID=Nowhere:20260504T100000', 'DTEND;TZID=Nowhere:20260504T110000'],
      '05-04T10:00 05-04T11:00',
    ],
    ['with a length', ['DTSTART:20260504T010000Z', 'DURATION:PT90M'], '05-04T10:00 05-04T11:30'],
    [
      'of whole days, the guide’s own',
      ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260506'],
      '05-04T00:00 05-06T00:00',
    ],
    ['of one day that names no end', ['DTSTART;VALUE=DATE:20260504'], '05-04T00:00 05-05T00:00'],
    [
      'that began before the window',
      ['DTSTART:20250101T000000Z', 'DTEND:20260503T000000Z'],
      '05-01T09:00 05-03T09:00',
    ],
  ])('%s', (_, lines, busy) => {
    expect(read(calendar(LONDON_BY_HAND, event(...lines)))).toEqual([busy]);
  });

  test.each(['/example.org/Somewhere', 'example.org/Somewhere'])(
    'in a zone that the calendar writes as %s',
    (defined) => {
      const zone = LONDON_BY_HAND.replace('TZID:Somewhere', `TZID:${defined}`);
      const timed = event(`DTSTART;TZID=${defined}:20260504T100000`, 'DURATION:PT1H');
      expect(read(calendar(zone, timed))).toEqual(['05-04T18:00 05-04T19:00']);
    },
  );

  test.each([
    ['shown as free', ['TRANSP:TRANSPARENT']],
    ['cancelled', ['STATUS:CANCELLED']],
    ['a tour of our own, of the feed or of its file', ['UID:TG0042@tours.tomoguide']],
  ])('%s keeps nobody busy', (_, lines) => {
    const own = ['BEGIN:VEVENT', 'DTSTART:20260504T010000Z', 'DTEND:20260504T020000Z', ...lines];
    expect(read(calendar([...own, 'END:VEVENT'].join('\r\n')))).toEqual([]);
  });

  test.each([
    ['past', 'DTSTART:20260401T010000Z', 'DTEND:20260401T020000Z'],
    ['far ahead', 'DTSTART:20270401T010000Z', 'DTEND:20270401T020000Z'],
    ['without length', 'DTSTART:20260504T010000Z', 'DTEND:20260504T010000Z'],
    ['that ends before it begins', 'DTSTART:20260504T010000Z', 'DTEND:20260503T010000Z'],
  ])('%s is left out', (_, ...lines) => {
    expect(read(calendar(event(...lines)))).toEqual([]);
  });
});

describe('repetitions', () => {
  test('each week, but for a day left out and one moved', () => {
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

  test('one that is cancelled for once', () => {
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

  test('whose series is not in the calendar are events of their own', () => {
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

  test('keeps to the wall clock where the clocks change', () => {
    const monthly = event(
      'DTSTART;TZID=Europe/London:20260126T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY',
    );
    expect(read(calendar(monthly))).toEqual(['05-26T18:00 05-26T19:00']);
  });
});

test('what overlaps is one, what touches is another appointment', () => {
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

test('several calendars in one file count together', () => {
  const one = calendar(event('DTSTART:20260504T010000Z', 'DURATION:PT1H'));
  const two = calendar(event('DTSTART:20260505T010000Z', 'DURATION:PT1H'));
  expect(read(one + two)).toHaveLength(2);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>Sign in</p>'],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mei\r\nEND:VCARD\r\n'],
  ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260504T010000Z\r\n'],
])('%s is no calendar', (_, text) => {
  expect(() => read(text)).toThrow();
});

test('an empty calendar is one', () => {
  expect(read(calendar())).toEqual([]);
});

test('a rule that would go on for ever is given up', () => {
  const secondly = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
  expect(() => read(calendar(secondly))).toThrow(TooMuch);
});
