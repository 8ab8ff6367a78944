import { expect, test } from 'vitest';
import { GuideId, SubcategoryId } from '../primitives.ts';
import { calculateQuote } from './quote.ts';

const terms = { guideId: GuideId.parse(3), hourlyPriceCents: 28_000, additionalPriceCents: 3_000 };
const services = [SubcategoryId.parse(301)];

test('lists every part of the price, and the parts add up to the total', () => {
  expect(calculateQuote(terms, { durationMinutes: 210, travelers: 3, services })).toEqual({
    guideId: 3,
    duration: 3.5,
    travelers: 3,
    services: [301],
    currency: 'RMB',
    hourlyPriceCents: 28_000,
    basePriceCents: 98_000,
    extraPeople: 2,
    additionalPricePerPersonCents: 3_000,
    extraPeoplePriceCents: 21_000,
    totalCents: 119_000,
    depositCents: 35_700,
    finalPaymentCents: 83_300,
  });
});
