import { calculateGroupHourCents } from '../bookings/price.ts';
import type { GuideCard } from './entities.ts';
import { HALF_DAY_HOURS } from './figures.ts';
import { calculateQuote } from './quote.ts';

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

type Limits = Pick<GuideCard, 'minPeople' | 'maxPeople' | 'minDuration' | 'maxDuration'>;

/**
 * Returns the duration and group size, among those the guide offers, that are closest to half a day and
 * this group.
 */
export const getHalfDayTour = (limits: Limits, group: number) => ({
  hours: clamp(HALF_DAY_HOURS, limits.minDuration, limits.maxDuration),
  travelers: clamp(group, limits.minPeople, limits.maxPeople),
});

type Priced = Limits &
  Pick<GuideCard, 'id' | 'basicPricePerHourCents' | 'additionalPricePerPersonCents'>;

/** Returns the price of `getHalfDayTour` and of one hour for the whole group, at the guide's base price. */
export const calculateHalfDayPrice = (guide: Priced, group: number) => {
  const { hours, travelers } = getHalfDayTour(guide, group);
  const { totalCents } = calculateQuote(
    {
      guideId: guide.id,
      hourlyPriceCents: guide.basicPricePerHourCents,
      additionalPriceCents: guide.additionalPricePerPersonCents,
    },
    { durationMinutes: hours * 60, travelers, services: [] },
  );
  const hourCents = calculateGroupHourCents(
    guide.basicPricePerHourCents,
    guide.additionalPricePerPersonCents,
    travelers,
  );
  return { hours, travelers, totalCents, hourCents };
};
