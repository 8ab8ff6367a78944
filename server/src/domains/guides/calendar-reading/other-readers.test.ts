import { chooseForTestLength, RUNS_LIMIT } from '@tomoguide/contract/testing-length';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import {
  calendarOfEvents,
  form,
  type MadeEvent,
  renderInForm,
  writeCalendar,
} from '../../../testing/made-calendars.ts';
import { decodeCalendar } from './decode-calendar.ts';
import { readCalendar } from './read-calendar.ts';

/* Compares the calendar parser with two others. They parse a calendar in a plain format, this one in a random format, and all must find the same busy minutes. */

const WINDOW = {
  timeZone: 'Asia/Tokyo',
  /** Includes DST changes in America, Europe and Australia. */
  from: Date.parse('2027-02-20T00:00:00Z'),
  to: Date.parse('2027-05-10T00:00:00Z'),
  ownTours: new Set<string>(),
};

type TimeRange = readonly [start: number, end: number];

/** Returns the busy times within the window, merged if they overlap or touch. */
const mergeRanges = (ranges: readonly TimeRange[]): string[] => {
  const result: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (end <= WINDOW.from || start >= WINDOW.to || end <= start) continue;
    const piece: [number, number] = [Math.max(start, WINDOW.from), Math.min(end, WINDOW.to)];
    const last = result.at(-1);
    if (last && piece[0] <= last[1]) last[1] = Math.max(last[1], piece[1]);
    else result.push(piece);
  }
  return result.map((piece) =>
    piece.map((at) => new Date(at).toISOString().slice(0, 16)).join('/'),
  );
};

const midnight = (year: number, month: number, day: number): number =>
  Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(WINDOW.timeZone).epochMilliseconds;

const byIcalJs = (text: string): TimeRange[] => {
  const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
  const isChange = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');
  const toMs = (time: ICAL.Time): number =>
    time.isDate ? midnight(time.year, time.month, time.day) : time.toUnixTime() * 1000;
  return events
    .filter((event) => !isChange(event))
    .flatMap((component) => {
      const uid = component.getFirstPropertyValue('uid');
      const exceptions = events.filter(
        (each) => isChange(each) && each.getFirstPropertyValue('uid') === uid,
      );
      const event = new ICAL.Event(component, { exceptions });
      if (!event.isRecurring()) return [[toMs(event.startDate), toMs(event.endDate)] as const];
      const found: TimeRange[] = [];
      const iterator = event.iterator();
      for (let next = iterator.next(); next; next = iterator.next()) {
        const { startDate, endDate } = event.getOccurrenceDetails(next);
        found.push([toMs(startDate), toMs(endDate)]);
        if (toMs(next) > WINDOW.to) break;
      }
      return found;
    });
};

const byNodeIcal = (text: string): TimeRange[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((each): each is VEvent => each?.type === 'VEVENT')
    .flatMap((event) => {
      const toMs = (at: Date): number =>
        event.datetype === 'date'
          ? midnight(at.getFullYear(), at.getMonth() + 1, at.getDate())
          : at.getTime();
      return nodeIcal
        .expandRecurringEvent(event, {
          from: new Date(WINDOW.from - 40 * 86_400_000),
          to: new Date(WINDOW.to + 40 * 86_400_000),
          expandOngoing: true,
        })
        .map(({ start, end }): TimeRange => [toMs(start), toMs(end)]);
    });

const parseWithSite = (bytes: Uint8Array): TimeRange[] =>
  readCalendar(decodeCalendar(bytes, null), WINDOW).busy;

/** Returns the start of a series, which is always busy here, regardless of its rule (docs/decisions/028). */
const getStart = ({ zone, start, length, rule }: MadeEvent): TimeRange[] => {
  if (!rule || rule.plainDays !== null) return [];
  const at = start.toZonedDateTime(zone ?? WINDOW.timeZone);
  const end = zone === null ? at.add({ days: length }) : at.add({ minutes: length });
  return [[at.epochMilliseconds, end.epochMilliseconds]];
};

interface Disagreement {
  /** Returns true for events for which the other parser's result differs. */
  of: (event: MadeEvent) => boolean;
  why: string;
}

const hasDst = ({ zone }: MadeEvent): boolean =>
  zone !== null && !['UTC', 'Asia/Tokyo', 'Asia/Shanghai', 'Asia/Kolkata'].includes(zone);
const minute = ({ start }: MadeEvent): number => start.hour * 60 + start.minute;

/** The other parsers, with known disagreements; each was checked manually. */
const READERS: Record<string, { read: (text: string) => TimeRange[]; wrong: Disagreement[] }> = {
  'ical.js': {
    read: byIcalJs,
    wrong: [
      {
        of: (event) =>
          hasDst(event) && (minute(event) < 180 || minute(event) + event.length > 24 * 60),
        why: 'A duration in hours across a DST change is added to the local time. RFC 5545, 3.3.6 and 3.8.5.3: hours are exact, and with DTEND all occurrences have the same duration.',
      },
      {
        of: ({ exceptions }) =>
          exceptions.some(
            ({ form: written, moved }) => moved !== null && written === 'another zone',
          ),
        why: 'RECURRENCE-ID is compared as text, so an occurrence identified in another time zone is not found.',
      },
      {
        of: ({ rule }) => /BYMONTH=.*BYMONTHDAY=(29|30|31)/.test(rule?.text ?? ''),
        why: 'April 31 becomes May 1. RFC 5545, 3.3.10: dates that do not exist are skipped.',
      },
    ],
  },
  'node-ical with rrule-temporal': {
    read: byNodeIcal,
    wrong: [
      {
        of: (event) => event.rule !== null && hasDst(event) && event.start.hour === 2,
        why: 'A start in a DST gap moves all occurrences by an hour. An occurrence in a DST gap is omitted, as RFC 5545 requires; we keep it an hour later (docs/decisions/028).',
      },
    ],
  },
};

test.each(Object.entries(READERS))(
  '%s finds the same busy minutes',
  (_, { read, wrong }) => {
    let compared = 0;
    const runs = chooseForTestLength(200, 2_000);
    fc.assert(
      fc.property(calendarOfEvents, form, (made, as) => {
        const events = made.filter((event) => !wrong.some(({ of }) => of(event)));
        if (events.length === 0) return;
        compared += events.length;
        const text = writeCalendar(events);
        expect(mergeRanges(parseWithSite(renderInForm(text, as)))).toEqual(
          mergeRanges([...read(text), ...events.flatMap(getStart)]),
        );
      }),
      { numRuns: runs, seed: 20261128 },
    );
    // Verifies that most events were compared.
    expect(compared).toBeGreaterThan(runs);
  },
  RUNS_LIMIT.timeout,
);
