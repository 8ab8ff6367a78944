import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import { ItineraryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import type { QuoteBody } from '../tables.ts';
import { hashQuote } from './sign-quote.ts';

/** A quote in version 1 of the format, which has no itinerary. */
const FIRST: QuoteBody = {
  lines: [{ kind: 'total_rmb', currency: 'RMB', cents: 69_000, yen: 14_490 }],
  jpyPerRmb: 21,
  day: '2026-05-01',
  start: '2026-05-10T01:00:00Z',
  durationMinutes: 180,
  travelers: 2,
  group: null,
  services: [],
  policy: {
    version: 1,
    tiers: [{ hours: 72, inclusive: true, refundPercent: 100 }],
    graceMinutes: 60,
    graceHoursToStart: 24,
    noShowRefundPercent: 0,
    commissionPercent: 15,
    emergencyRefundPercent: 85,
    emergencyClaimHours: 72,
  },
};
const stop = { title: { en: 'Gion', zh: null }, description: { en: null, zh: null }, minutes: 60 };
const itinerary = {
  id: ItineraryId.parse(7),
  title: { en: 'Walk', zh: null },
  agreed: { stops: [stop], terms: NO_TERMS, copiedLater: false },
};
const SECOND: QuoteBody = { ...FIRST, version: 2, itinerary };

test('computes the same hash as before for a quote of version 1', () => {
  expect(hashQuote(FIRST)).toBe('777900acba22726ebd13d615cf03072821214709feca51d828bcf3df2781f988');
});

test('the hash covers stops, minutes, text and terms, regardless of the order of fields', () => {
  const hash = hashQuote(SECOND);
  const { agreed } = itinerary;
  const ticket = { title: stop.title, buyer: 'guide' as const, yen: 500 };
  const others: BookedItinerary[] = [
    { ...itinerary, title: { en: 'Stroll', zh: null } },
    { ...itinerary, agreed: { ...agreed, stops: [] } },
    { ...itinerary, agreed: { ...agreed, stops: [{ ...stop, minutes: 30 }] } },
    { ...itinerary, agreed: { ...agreed, terms: { ...NO_TERMS, tickets: [ticket] } } },
  ];
  for (const other of others) expect(hashQuote({ ...SECOND, itinerary: other })).not.toBe(hash);
  const { id, title } = itinerary;
  expect(hashQuote({ itinerary: { agreed, title, id }, ...FIRST, version: 2 })).toBe(hash);
  const without = hashQuote({ ...FIRST, version: 2, itinerary: null });
  expect([hash, hashQuote(FIRST)]).not.toContain(without);
});
