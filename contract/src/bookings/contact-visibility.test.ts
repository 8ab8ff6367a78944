import { expect, test } from 'vitest';
import { NO_BOUNDS } from '../payments/cancellation-policy.ts';
import { CANCELLATION_POLICY } from '../payments/figures.ts';
import { type ContactFacts, getContactAccess } from './contact-visibility.ts';

const toInstant = (text: string) => Temporal.Instant.from(text);
const START = toInstant('2026-05-20T01:00:00Z');

const booking = (changes: Partial<ContactFacts> = {}): ContactFacts => ({
  status: 'upcoming',
  start: START,
  paidAt: toInstant('2026-05-01T00:00:00Z'),
  acceptedAt: toInstant('2026-05-01T02:00:00Z'),
  guidePreAccepted: false,
  travelerConfirmedStart: false,
  guideConfirmedStart: false,
  cancelKind: null,
  policy: CANCELLATION_POLICY,
  bounds: NO_BOUNDS,
  ...changes,
});

const WEEK_BEFORE = '2026-05-13T01:00:00Z';
const begun = { travelerConfirmedStart: true, guideConfirmedStart: true } as const;
const soon = {
  paidAt: toInstant('2026-05-14T00:00:00Z'),
  acceptedAt: toInstant('2026-05-14T00:10:00Z'),
};

/** Name, bookings, current time, whether contacts are shown, and when they will be if they are not. */
const RULES: [string, ContactFacts[], string, boolean, string | null][] = [
  ['hidden without a booking', [], WEEK_BEFORE, false, null],
  [
    'hidden while a paid booking is not accepted',
    [booking({ status: 'confirmed', acceptedAt: null })],
    '2026-05-19T00:00:00Z',
    false,
    null,
  ],
  [
    'hidden for an accepted request that is unpaid',
    [booking({ status: 'pending', paidAt: null, acceptedAt: null, guidePreAccepted: true })],
    '2026-05-19T00:00:00Z',
    false,
    null,
  ],
  [
    'hidden a second before the full refund ends',
    [booking()],
    '2026-05-13T00:59:59Z',
    false,
    WEEK_BEFORE,
  ],
  ['shown when the full refund ends', [booking()], WEEK_BEFORE, true, null],
  [
    'shown for an accepted request that is paid',
    [booking({ acceptedAt: null, guidePreAccepted: true })],
    WEEK_BEFORE,
    true,
    null,
  ],
  [
    'hidden in the hour after paying within a week of the start',
    [booking(soon)],
    '2026-05-14T01:00:00Z',
    false,
    '2026-05-14T01:00:00Z',
  ],
  [
    'shown after the hour after paying within a week of the start',
    [booking(soon)],
    '2026-05-14T01:00:01Z',
    true,
    null,
  ],
  [
    'shown immediately less than two days before the start',
    [
      booking({
        paidAt: toInstant('2026-05-18T12:00:00Z'),
        acceptedAt: toInstant('2026-05-18T12:01:00Z'),
      }),
    ],
    '2026-05-18T12:01:00Z',
    true,
    null,
  ],
  [
    'hidden for a booking cancelled before the start',
    [booking({ status: 'cancelled', cancelKind: 'guide' })],
    '2026-05-19T00:00:00Z',
    false,
    null,
  ],
  [
    'hidden for a contested no-show',
    [booking({ status: 'disputed', cancelKind: 'no_show_traveler' })],
    '2026-05-21T00:00:00Z',
    false,
    null,
  ],
  [
    'shown for a tour cancelled by a dispute after the start',
    [booking({ ...begun, status: 'cancelled', cancelKind: 'dispute' })],
    '2027-01-01T00:00:00Z',
    true,
    null,
  ],
  [
    'shown long after completion',
    [booking({ ...begun, status: 'completed' })],
    '2027-01-01T00:00:00Z',
    true,
    null,
  ],
  [
    'announced for the earlier of two upcoming bookings',
    [booking({ start: toInstant('2026-05-25T01:00:00Z') }), booking()],
    '2026-05-10T00:00:00Z',
    false,
    WEEK_BEFORE,
  ],
  [
    'shown if one of two bookings is live',
    [booking({ status: 'cancelled', cancelKind: 'traveler' }), booking()],
    WEEK_BEFORE,
    true,
    null,
  ],
];

test.each(RULES)('contacts: %s', (_, bookings, now, shown, from) => {
  const found = getContactAccess(bookings, toInstant(now));
  expect([found.shown, found.from?.toString() ?? null]).toEqual([shown, from]);
});
