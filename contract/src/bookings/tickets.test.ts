import { expect, test } from 'vitest';
import { NO_TERMS, type TicketBuyer } from '../guides/itinerary-terms.ts';
import { ItineraryId } from '../primitives.ts';
import { canMarkTickets, getTicketReminderTime, listTicketsToBuy } from './tickets.ts';

const booking = (...buyers: TicketBuyer[]) => ({
  itinerary: {
    id: ItineraryId.parse(1),
    title: { en: 'Walk', zh: null },
    agreed: {
      stops: [],
      terms: {
        ...NO_TERMS,
        tickets: buyers.map((buyer) => ({ title: { en: buyer, zh: null }, buyer, yen: 500 })),
      },
      copiedLater: false,
    },
  },
});

test.each([
  ['72 hours before the start', ['guide'], '2026-05-01T00:00:00Z', '2026-05-07T00:00:00Z'],
  ['an hour after a late agreement', ['traveler'], '2026-05-09T12:00:00Z', '2026-05-09T13:00:00Z'],
  ['never if all tickets are bought on site', ['on_site'], '2026-05-01T00:00:00Z', null],
  ['never if there are no tickets', [], '2026-05-01T00:00:00Z', null],
] as const)('reminds a party that buys tickets %s', (_, buyers, agreedAt, at) => {
  const start = Temporal.Instant.from('2026-05-10T00:00:00Z');
  const due = getTicketReminderTime(booking(...buyers), start, Temporal.Instant.from(agreedAt));
  expect(due?.toString() ?? null).toBe(at);
});

test('lists the tickets that each party has yet to buy', () => {
  const both = { ...booking('guide', 'traveler', 'guide', 'on_site'), ticketsBought: [0] };
  expect(listTicketsToBuy(both, 'guide').map(({ place }) => place)).toEqual([2]);
  expect(listTicketsToBuy(both, 'traveler').map(({ place }) => place)).toEqual([1]);
});

test.each([
  ['confirmed', false],
  ['upcoming', true],
  ['ongoing', true],
  ['completed', false],
] as const)('the guide can mark tickets of a booking that is %s: %s', (status, may) => {
  expect(canMarkTickets({ ...booking('guide'), status }, 'guide')).toBe(may);
  expect(canMarkTickets({ ...booking('guide'), status }, 'traveler')).toBe(false);
});
