import type { BookingFacts } from './booking-facts.ts';

const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

/**
 * Returns the facts of a three-hour tour at 10:00 in Tokyo on June 10, 2026, booked and paid nine days
 * before.
 */
export const someFacts = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  status: 'upcoming',
  start: instant('2026-06-10T01:00:00Z'),
  end: instant('2026-06-10T04:00:00Z'),
  timeZone: 'Asia/Tokyo',
  createdAt: instant('2026-06-01T00:00:00Z'),
  guidePreAccepted: false,
  instant: false,
  weather: false,
  paidAt: instant('2026-06-01T00:05:00Z'),
  travelerConfirmedStart: false,
  guideConfirmedStart: false,
  changed: false,
  substituteAnswerBy: null,
  substitutedAt: null,
  extensionCount: 0,
  extensionsUnpaid: 0,
  extension: 'none',
  extensionSince: null,
  dayMarks: [],
  cancelKind: null,
  endedAt: null,
  disputedAt: null,
  ...changes,
});
