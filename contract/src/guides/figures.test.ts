import { expect, test } from 'vitest';
import { createBooking } from '../bookings/calls.ts';
import { getQuote, searchGuides } from './calls.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from './figures.ts';

/** The fields of the same tour in a search, a quote and a booking, each with its format. */
const cases = [
  { ...searchGuides.query.shape, write: String },
  { ...getQuote.query.shape, write: String },
  { ...createBooking.body.shape, write: Number },
];

test('accepts the same group sizes in a search, a quote and a booking', () => {
  for (const { travelers, write } of cases) {
    expect(travelers.safeParse(write(TRAVELERS_MAX)).success).toBe(true);
    expect(travelers.safeParse(write(TRAVELERS_MAX + 1)).success).toBe(false);
  }
});

test('accepts the same number of services in a search, a quote and a booking', () => {
  for (const { services, write } of cases) {
    const ids = Array.from({ length: SERVICES_MAX + 1 }, (_, index) => write(index + 101));
    expect(services.safeParse(ids.slice(1)).success).toBe(true);
    expect(services.safeParse(ids).success).toBe(false);
  }
});
