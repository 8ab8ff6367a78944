import { expect, test } from 'vitest';
import type { BookingFacts, Party } from './booking-facts.ts';
import {
  ACTIONS,
  type BookingAction,
  findNextDueTransition,
  findTransition,
  getAllowedActions,
} from './find-transition.ts';
import { BOOKING_STATUSES, type BookingStatus } from './statuses.ts';
import { someFacts } from './testing.ts';

const toInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

/** A booking in one status at a given time, and the actions that each party then has. */
interface Cell {
  name: string;
  facts: Partial<BookingFacts> & { status: BookingStatus };
  now: string;
  traveler: BookingAction[];
  guide: BookingAction[];
}

const AFTER_START = '2026-06-10T02:30:00Z';
const AFTER_END = '2026-06-10T05:00:00Z';
const extension = (state: 'unpaid' | 'paid', since = '2026-06-10T02:25:00Z') => ({
  extension: state,
  extensionSince: toInstant(since),
  travelerConfirmedStart: true,
  guideConfirmedStart: true,
});
const bothStarted = { travelerConfirmedStart: true, guideConfirmedStart: true };
const ended = (text: string) => ({ endedAt: toInstant(text) });

const TRAVELER_HERE = {
  by: 'traveler',
  mark: 'here',
  at: '2026-06-10T01:00:00Z',
  arrivedAt: '2026-06-10T01:00:00Z',
} as const;
const CELLS: Cell[] = [
  {
    name: 'pending, hold active',
    facts: { status: 'pending', paidAt: null },
    now: '2026-06-01T00:14:59Z',
    traveler: ['pay', 'cancel'],
    guide: ['cancel'],
  },
  {
    name: 'pending, hold expired',
    facts: { status: 'pending', paidAt: null },
    now: '2026-06-01T00:15:00Z',
    traveler: ['cancel'],
    guide: ['cancel'],
  },
  {
    name: 'pending from an accepted request, after hours',
    facts: { status: 'pending', paidAt: null, guidePreAccepted: true },
    now: '2026-06-01T23:59:59Z',
    traveler: ['pay', 'cancel'],
    guide: ['cancel'],
  },
  {
    name: 'confirmed, within the guide’s 24 hours',
    facts: { status: 'confirmed' },
    now: '2026-06-02T00:04:59Z',
    traveler: ['cancel'],
    guide: ['cancel', 'accept', 'reject'],
  },
  {
    name: 'confirmed, after 24 hours',
    facts: { status: 'confirmed' },
    now: '2026-06-02T00:05:00Z',
    traveler: ['cancel'],
    guide: ['cancel'],
  },
  {
    name: 'upcoming, the day before',
    facts: { status: 'upcoming' },
    now: '2026-06-09T14:59:59Z',
    traveler: ['cancel'],
    guide: ['cancel'],
  },
  {
    name: 'upcoming, on the start day',
    facts: { status: 'upcoming' },
    now: '2026-06-09T15:00:00Z',
    traveler: ['cancel', 'confirm_start'],
    guide: ['cancel'],
  },
  {
    name: 'awaiting start, two hours before',
    facts: { status: 'awaiting_start' },
    now: '2026-06-09T23:00:00Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code'],
    guide: ['cancel', 'confirm_start', 'enter_start_code'],
  },
  {
    name: 'awaiting start, confirmed early by the traveler',
    facts: { status: 'awaiting_start', travelerConfirmedStart: true },
    now: '2026-06-09T22:59:59Z',
    traveler: ['cancel'],
    guide: ['cancel'],
  },
  {
    name: 'awaiting start, confirmed by the traveler, guide an hour late',
    facts: { status: 'awaiting_start', travelerConfirmedStart: true },
    now: '2026-06-10T02:00:00Z',
    traveler: ['cancel', 'enter_start_code', 'report_no_show', 'open_dispute'],
    guide: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
  },
  {
    name: 'awaiting start, an hour late, confirmed by no one',
    facts: { status: 'awaiting_start' },
    now: '2026-06-10T02:00:00Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code', 'report_no_show', 'open_dispute'],
    guide: ['cancel', 'confirm_start', 'enter_start_code', 'report_no_show', 'open_dispute'],
  },
  {
    name: 'awaiting start, half an hour late, the traveler is there',
    facts: { status: 'awaiting_start', dayMarks: [TRAVELER_HERE] },
    now: '2026-06-10T01:30:00Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code', 'report_no_show', 'open_dispute'],
    guide: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
  },
  {
    name: 'awaiting start, less than half an hour late, the traveler is there',
    facts: { status: 'awaiting_start', dayMarks: [TRAVELER_HERE] },
    now: '2026-06-10T01:29:59Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
    guide: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
  },
  {
    name: 'start confirmed by the guide, at the start',
    facts: { status: 'start_confirmed', guideConfirmedStart: true },
    now: '2026-06-10T01:00:00Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
    guide: ['cancel', 'enter_start_code', 'open_dispute'],
  },
  {
    name: 'start confirmed by the guide, traveler an hour late',
    facts: { status: 'start_confirmed', guideConfirmedStart: true },
    now: '2026-06-10T02:00:00Z',
    traveler: ['cancel', 'confirm_start', 'enter_start_code', 'open_dispute'],
    guide: ['cancel', 'enter_start_code', 'report_no_show', 'open_dispute'],
  },
  {
    name: 'ongoing',
    facts: { status: 'ongoing', ...bothStarted },
    now: AFTER_START,
    traveler: ['request_extension', 'complete', 'open_dispute'],
    guide: ['open_dispute'],
  },
  {
    name: 'ongoing, extended twice',
    facts: { status: 'ongoing', ...bothStarted, extensionCount: 2 },
    now: AFTER_START,
    traveler: ['complete', 'open_dispute'],
    guide: ['open_dispute'],
  },
  {
    name: 'ongoing, past the end',
    facts: { status: 'ongoing', ...bothStarted },
    now: AFTER_END,
    traveler: ['complete', 'open_dispute'],
    guide: ['complete', 'open_dispute'],
  },
  {
    name: 'extension awaiting payment',
    facts: { status: 'extend_requested', ...extension('unpaid') },
    now: AFTER_START,
    traveler: ['pay_extension', 'withdraw_extension', 'complete', 'open_dispute'],
    guide: ['open_dispute'],
  },
  {
    name: 'extension awaiting the guide',
    facts: { status: 'extend_requested', ...extension('paid') },
    now: AFTER_START,
    traveler: ['complete', 'open_dispute'],
    guide: ['confirm_extension', 'decline_extension', 'open_dispute'],
  },
  {
    name: 'extension awaiting the traveler',
    facts: { status: 'extend_confirmed', ...extension('paid') },
    now: AFTER_START,
    traveler: ['confirm_extension', 'complete', 'open_dispute'],
    guide: ['open_dispute'],
  },
  {
    name: 'completed, within 72 hours',
    facts: { status: 'completed', ...bothStarted, ...ended('2026-06-10T04:00:00Z') },
    now: '2026-06-13T03:59:59Z',
    traveler: ['open_dispute'],
    guide: ['open_dispute'],
  },
  {
    name: 'completed, after 72 hours',
    facts: { status: 'completed', ...bothStarted, ...ended('2026-06-10T04:00:00Z') },
    now: '2026-06-13T04:00:00Z',
    traveler: [],
    guide: [],
  },
  {
    name: 'completed after a dispute',
    facts: { status: 'completed', ...ended(AFTER_END), disputedAt: toInstant(AFTER_START) },
    now: AFTER_END,
    traveler: [],
    guide: [],
  },
  {
    name: 'disputed',
    facts: { status: 'disputed', disputedAt: toInstant(AFTER_START) },
    now: AFTER_END,
    traveler: [],
    guide: [],
  },
  {
    name: 'cancelled by a user',
    facts: { status: 'cancelled', cancelKind: 'traveler', ...ended(AFTER_START) },
    now: AFTER_END,
    traveler: [],
    guide: [],
  },
  {
    name: 'cancelled as a no-show, contestable',
    facts: { status: 'cancelled', cancelKind: 'no_show_traveler', ...ended(AFTER_START) },
    now: AFTER_END,
    traveler: ['open_dispute'],
    guide: [],
  },
];

test('the cases below cover every status', () => {
  expect(new Set(CELLS.map((cell) => cell.facts.status))).toEqual(new Set(BOOKING_STATUSES));
});

for (const cell of CELLS) {
  for (const party of ['traveler', 'guide'] satisfies Party[]) {
    test(`${cell.name}: actions of the ${party}`, () => {
      const open = getAllowedActions(someFacts(cell.facts), party, toInstant(cell.now));
      expect(open).toEqual(ACTIONS.filter((action) => cell[party].includes(action)));
    });
  }
}

const to = (
  changes: Partial<BookingFacts>,
  event: BookingAction,
  actor: Party | 'payments',
  now: string,
) => findTransition(someFacts(changes), event, actor, toInstant(now))?.to ?? null;

test('a paid deposit awaits the guide’s answer, unless the guide has already accepted the request', () => {
  const pending = { status: 'pending', paidAt: null } as const;
  expect(to(pending, 'pay', 'payments', '2026-06-01T00:10:00Z')).toBe('confirmed');
  const accepted = { ...pending, guidePreAccepted: true };
  expect(to(accepted, 'pay', 'payments', '2026-06-01T00:10:00Z')).toBe('upcoming');
  expect(to(pending, 'pay', 'payments', '2026-06-01T00:15:00Z')).toBeNull();
});

test('the second confirmation of the start makes the tour ongoing', () => {
  const now = '2026-06-10T00:30:00Z';
  expect(to({ status: 'awaiting_start' }, 'confirm_start', 'traveler', now)).toBe('awaiting_start');
  expect(to({ status: 'awaiting_start' }, 'confirm_start', 'guide', now)).toBe('start_confirmed');
  const waiting = { status: 'awaiting_start', travelerConfirmedStart: true } as const;
  expect(to(waiting, 'confirm_start', 'guide', now)).toBe('ongoing');
  const confirmed = { status: 'start_confirmed', guideConfirmedStart: true } as const;
  expect(to(confirmed, 'confirm_start', 'traveler', now)).toBe('ongoing');
});

/** Applies only automatic transitions, as if neither party ever acted. */
const timeline = (facts: BookingFacts): string[] => {
  const path: string[] = [];
  let current = facts;
  for (let due = findNextDueTransition(current); due; due = findNextDueTransition(current)) {
    const { to: status, cancelKind } = due.transition;
    path.push(`${due.at} ${status}${cancelKind ? ` ${cancelKind}` : ''}`);
    expect(path.length).toBeLessThan(5);
    current = { ...current, status, cancelKind: cancelKind ?? current.cancelKind };
  }
  return path;
};

test.each<[string, Partial<BookingFacts>, string[]]>([
  [
    'holds a checkout for 15 minutes',
    { status: 'pending' },
    ['2026-06-01T00:15:00Z cancelled hold_expired'],
  ],
  [
    'holds an accepted request for 24 hours',
    { status: 'pending', guidePreAccepted: true },
    ['2026-06-02T00:00:00Z cancelled hold_expired'],
  ],
  [
    'never holds an accepted request later than 6 hours before the start',
    { status: 'pending', guidePreAccepted: true, createdAt: toInstant('2026-06-09T10:00:00Z') },
    ['2026-06-09T19:00:00Z cancelled hold_expired'],
  ],
  [
    'expires a request after 24 hours',
    { status: 'confirmed' },
    ['2026-06-02T00:05:00Z cancelled unanswered'],
  ],
  [
    'expires a request at least 6 hours before the start',
    { status: 'confirmed', paidAt: toInstant('2026-06-09T10:00:00Z') },
    ['2026-06-09T19:00:00Z cancelled unanswered'],
  ],
  [
    'a tour that no one starts',
    { status: 'upcoming' },
    ['2026-06-09T23:00:00Z awaiting_start', '2026-06-11T04:00:00Z cancelled never_started'],
  ],
  [
    'only the traveler confirmed the start',
    { status: 'awaiting_start', travelerConfirmedStart: true },
    ['2026-06-11T04:00:00Z cancelled no_show_guide'],
  ],
  [
    'only the guide confirmed the start',
    { status: 'start_confirmed', guideConfirmedStart: true },
    ['2026-06-11T04:00:00Z cancelled no_show_traveler'],
  ],
  [
    'no one completes the tour',
    { status: 'ongoing', ...bothStarted },
    ['2026-06-12T04:00:00Z completed'],
  ],
  [
    'an extension is not paid',
    { status: 'extend_requested', ...extension('unpaid') },
    ['2026-06-10T02:40:00Z ongoing', '2026-06-12T04:00:00Z completed'],
  ],
  [
    'an extension is not answered',
    { status: 'extend_requested', ...extension('paid') },
    ['2026-06-10T02:55:00Z ongoing', '2026-06-12T04:00:00Z completed'],
  ],
  [
    'a confirmed extension is treated as agreed',
    { status: 'extend_confirmed', ...extension('paid') },
    ['2026-06-10T02:40:00Z ongoing', '2026-06-12T04:00:00Z completed'],
  ],
  [
    'an undecided dispute over a contested no-show',
    {
      status: 'disputed',
      disputedAt: toInstant('2026-06-11T00:00:00Z'),
      cancelKind: 'no_show_guide',
    },
    ['2026-06-25T00:00:00Z cancelled no_show_guide'],
  ],
  [
    'an undecided dispute over a no-show that a start code contested',
    {
      status: 'disputed',
      disputedAt: toInstant('2026-06-11T00:00:00Z'),
      cancelKind: 'no_show_guide',
      ...bothStarted,
    },
    ['2026-06-25T00:00:00Z completed'],
  ],
  [
    'an undecided dispute over a started tour',
    { status: 'disputed', disputedAt: toInstant('2026-06-11T00:00:00Z'), ...bothStarted },
    ['2026-06-25T00:00:00Z completed'],
  ],
  [
    'an undecided dispute over a tour that only one side confirmed',
    {
      status: 'disputed',
      disputedAt: toInstant('2026-06-11T00:00:00Z'),
      travelerConfirmedStart: true,
    },
    ['2026-06-25T00:00:00Z cancelled dispute'],
  ],
])('%s', (_, changes, path) => {
  expect(timeline(someFacts(changes))).toEqual(path);
});

test('bad weather allows a free cancellation until the start', () => {
  const facts = someFacts({ status: 'awaiting_start', weather: true });
  const find = (now: string) =>
    findTransition(facts, 'cancel_for_weather', 'guide', toInstant(now));
  expect(find('2026-06-10T00:59:59Z')).not.toBeNull();
  expect(find('2026-06-10T01:00:00Z')).toBeNull();
});

test('a guide who has agreed to a change of an instant booking cannot withdraw from it', () => {
  const now = toInstant('2026-06-01T00:30:00Z');
  const find = (changed: boolean) =>
    findTransition(someFacts({ instant: true, changed }), 'withdraw_instant', 'guide', now);
  expect(find(false)).not.toBeNull();
  expect(find(true)).toBeNull();
});
