import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { type CalendarEntry, writeTourCalendar } from './write-tour-calendar.ts';

const entry: CalendarEntry = {
  uid: 'TG0042@example.com',
  sequence: 0,
  start: '2026-12-01T01:00:00Z',
  end: '2026-12-01T05:00:00Z',
  timeZone: 'Asia/Tokyo',
  title: 'Kyoto with Aoi',
  place: '〒606-0807 京都府京都市左京区下鴨泉川町59',
  notes: 'TG0042',
  url: 'https://example.com/dashboard?tab=upcoming',
};
const now = Temporal.Instant.from('2026-11-22T03:04:05.678Z');
const file = (change: Partial<CalendarEntry> = {}) =>
  writeTourCalendar({ ...entry, ...change }, now);
/** Returns the unfolded lines of a calendar file. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const value = (text: string, name: string) =>
  lines(text)
    .findLast((line) => line.startsWith(name))
    ?.slice(name.length + 1);

test('produces the expected file', () => {
  expect(lines(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TomoGuide//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Tokyo',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:TG0042@example.com',
    'SEQUENCE:0',
    'DTSTAMP:20261122T030405Z',
    'DTSTART;TZID=Asia/Tokyo:20261201T100000',
    'DTEND;TZID=Asia/Tokyo:20261201T140000',
    'SUMMARY:Kyoto with Aoi',
    'LOCATION:〒606-0807 京都府京都市左京区下鴨泉川町59',
    'DESCRIPTION:TG0042',
    'URL:https://example.com/dashboard?tab=upcoming',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['past midnight', 'Asia/Tokyo', '2026-12-01T11:30:00Z', '20261201T203000', '20261202T003000'],
  [
    'across the end of the year',
    'Asia/Tokyo',
    '2026-12-31T13:00:00Z',
    '20261231T220000',
    '20270101T020000',
  ],
  [
    'on a later day than in UTC',
    'Asia/Tokyo',
    '2026-12-01T22:00:00Z',
    '20261202T070000',
    '20261202T110000',
  ],
  [
    'on an earlier day than in UTC',
    'Pacific/Honolulu',
    '2026-12-02T05:00:00Z',
    '20261201T190000',
    '20261201T230000',
  ],
  [
    'in a time zone with an offset of 45 minutes',
    'Asia/Kathmandu',
    '2026-12-01T01:00:00Z',
    '20261201T064500',
    '20261201T104500',
  ],
])('writes a tour %s in the guide’s local time', (_case, timeZone, start, begins, ends) => {
  const end = Temporal.Instant.from(start).add({ hours: 4 }).toString();
  const text = file({ start, end, timeZone });
  expect(value(text, `DTSTART;TZID=${timeZone}`)).toBe(begins);
  expect(value(text, `DTEND;TZID=${timeZone}`)).toBe(ends);
});

test('includes a change of the UTC offset during a tour', () => {
  const text = file({
    timeZone: 'America/New_York',
    start: '2026-11-01T05:00:00Z',
    end: '2026-11-01T09:00:00Z',
  });
  expect(value(text, 'DTSTART;TZID=America/New_York')).toBe('20261101T010000');
  expect(value(text, 'DTEND;TZID=America/New_York')).toBe('20261101T040000');
  expect(lines(text).slice(6, 17)).toEqual([
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0400',
    'END:STANDARD',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
  ]);
});

/** A calendar entry as a calendar app displays it. */
interface Shown {
  start: number;
  end: number;
  title: string;
  place: string;
}

const byIcalJs = (text: string): Shown => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    start: event.startDate.toUnixTime() * 1000,
    end: event.endDate.toUnixTime() * 1000,
    title: event.summary,
    place: event.location,
  };
};

const byNodeIcal = (text: string): Shown => {
  const found = Object.values(nodeIcal.sync.parseICS(text));
  const event = found.find((each): each is VEvent => each?.type === 'VEVENT');
  return {
    start: Number(event?.start),
    end: Number(event?.end),
    title: String(event?.summary),
    place: String(event?.location),
  };
};

test.each([
  ['Asia/Tokyo', '2026-12-01T11:30:00Z', '2026-12-01T15:30:00Z'],
  ['Asia/Kathmandu', '2026-12-01T01:00:00Z', '2026-12-01T05:00:00Z'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T09:00:00Z'],
])('ical.js and node-ical parse a tour in %s correctly', (timeZone, start, end) => {
  const given = { timeZone, start, end, place: '〒606-0807, 京都府; 京都市\n左京区'.repeat(4) };
  const text = file(given);
  const shown = {
    start: Date.parse(start),
    end: Date.parse(end),
    title: entry.title,
    place: given.place,
  };
  expect([byIcalJs(text), byNodeIcal(text)]).toEqual([shown, shown]);
});

test('escapes commas, semicolons, backslashes and line breaks in text', () => {
  expect(value(file({ notes: 'a, b; c\\d\r\ne' }), 'DESCRIPTION')).toBe('a\\, b\\; c\\\\d\\ne');
});

test('folds lines at 75 octets without splitting a character', () => {
  const place = '東京都台東区谷中5-8-3 谷中茶庵😀'.repeat(12);
  const text = file({ place });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/^ ?[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
  }
  expect(value(text, 'LOCATION')).toBe(place);
});
