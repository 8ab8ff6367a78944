import { expect, test } from 'vitest';
import { type EndedFacts, guideCancelledAccepted, hasEndedLate } from './patterns.ts';

const START = Temporal.Instant.from('2026-05-20T01:00:00Z');
const PAID = START.subtract({ hours: 400 });

const endedBooking = (
  cancelKind: EndedFacts['cancelKind'],
  seconds: number,
  more: Partial<EndedFacts> = {},
): EndedFacts => ({
  status: 'cancelled',
  cancelKind,
  freedByGuide: false,
  start: START,
  earliestStart: null,
  paidAt: PAID,
  acceptedAt: PAID,
  endedAt: START.subtract({ seconds }),
  ...more,
});

const HOUR = 3600;

test.each<[string, EndedFacts, boolean]>([
  [
    'a traveler who cancels less than 24 hours before',
    endedBooking('traveler', 24 * HOUR - 1),
    true,
  ],
  ['a traveler who cancels 24 hours before', endedBooking('traveler', 24 * HOUR), false],
  ['a guide who cancels less than 48 hours before', endedBooking('guide', 48 * HOUR - 1), true],
  ['a guide who cancels 48 hours before', endedBooking('guide', 48 * HOUR), false],
  [
    'a traveler freed by the guide who cancels less than 48 hours before',
    endedBooking('traveler', 48 * HOUR - 1, { freedByGuide: true }),
    true,
  ],
  [
    'a booking moved away less than 24 hours before its first start',
    endedBooking('traveler', 200 * HOUR, { earliestStart: START.subtract({ hours: 177 }) }),
    true,
  ],
  [
    'a booking cancelled 24 hours before its first start',
    endedBooking('traveler', 200 * HOUR, { earliestStart: START.subtract({ hours: 176 }) }),
    false,
  ],
  [
    'a booking moved to an earlier day and back, cancelled late for neither',
    endedBooking('guide', 72 * HOUR, { earliestStart: START.subtract({ hours: 24 }) }),
    false,
  ],
  ['a traveler who did not show up', endedBooking('no_show_traveler', -HOUR), true],
  ['a guide who did not show up', endedBooking('no_show_guide', -HOUR), false],
  ['a suspension', endedBooking('suspended', HOUR), false],
  ['an unpaid hold', endedBooking('traveler', HOUR, { paidAt: null }), false],
  ['a disputed no-show', endedBooking('no_show_traveler', -HOUR, { status: 'disputed' }), false],
])('%s: late ending, case %#', (_, facts, expected) => {
  expect(hasEndedLate(facts)).toBe(expected);
});

test('counts a cancellation by the guide only if the booking was accepted and paid', () => {
  expect(guideCancelledAccepted(endedBooking('guide', 200 * HOUR))).toBe(true);
  expect(guideCancelledAccepted(endedBooking('guide', 200 * HOUR, { acceptedAt: null }))).toBe(
    false,
  );
  expect(guideCancelledAccepted(endedBooking('guide', 200 * HOUR, { paidAt: null }))).toBe(false);
  expect(guideCancelledAccepted(endedBooking('rejected', 200 * HOUR))).toBe(false);
});

test('counts a cancellation by a traveler whom the guide’s proposal freed as one by the guide', () => {
  expect(guideCancelledAccepted(endedBooking('traveler', 200 * HOUR))).toBe(false);
  expect(guideCancelledAccepted(endedBooking('traveler', 200 * HOUR, { freedByGuide: true }))).toBe(
    true,
  );
});
