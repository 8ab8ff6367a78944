import { getHourlyPriceCents } from '@tomoguide/contract/bookings/price';
import {
  type HeldRange,
  isDurationOffered,
  startRefusal,
} from '@tomoguide/contract/guides/availability';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import type { GuideId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import { fail } from '../../../failure.ts';
import type { Bookable } from '../calendar/bookable-guide.ts';

export interface RequestedTour {
  guideId: GuideId;
  travelerUserId: UserId;
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  serviceIds: readonly SubcategoryId[];
}

/** The guide's terms for a booking. Prices are in fen per hour. */
export interface BookableTerms {
  guideId: GuideId;
  guideUserId: UserId;
  timeZone: string;
  hourlyPriceCents: number;
  additionalPriceCents: number;
}

/**
 * Returns the guide's own price of each chosen service; null for a service without its own price. Throws
 * SERVICE_NOT_OFFERED.
 */
const getOwnPrices = (
  bookable: Bookable,
  serviceIds: readonly SubcategoryId[],
): (number | null)[] =>
  serviceIds.map((id) => {
    const service = bookable.services.find((each) => each.subcategoryId === id);
    if (!service) return fail('SERVICE_NOT_OFFERED', { field: 'services', service: id });
    return service.priceCents;
  });

/** Throws DURATION_NOT_OFFERED for a duration that the guide does not offer. */
export const assertDuration = (bookable: Bookable, minutes: number): void => {
  if (!isDurationOffered(bookable, minutes))
    fail('DURATION_NOT_OFFERED', {
      field: 'duration',
      min: bookable.minDurationMinutes / 60,
      max: bookable.maxDurationMinutes / 60,
    });
};

/**
 * Returns the guide's terms, including the hourly price, for this duration, group size and these services.
 * Throws if the guide does not offer them.
 */
export const getBookableTerms = (
  bookable: Bookable,
  requested: Pick<RequestedTour, 'durationMinutes' | 'travelers' | 'serviceIds'>,
): BookableTerms => {
  if (bookable.basicPriceCents === null) return fail('GUIDE_NOT_BOOKABLE');
  assertDuration(bookable, requested.durationMinutes);
  if (requested.travelers < bookable.minPeople || requested.travelers > bookable.maxPeople)
    fail('GROUP_SIZE_NOT_OFFERED', {
      field: 'travelers',
      min: bookable.minPeople,
      max: bookable.maxPeople,
    });
  return {
    guideId: bookable.guideId,
    guideUserId: bookable.userId,
    timeZone: bookable.calendar.timeZone,
    hourlyPriceCents: getHourlyPriceCents(
      bookable.basicPriceCents,
      getOwnPrices(bookable, requested.serviceIds),
    ),
    additionalPriceCents: bookable.additionalPriceCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS,
  };
};

/** A guide, and their terms for a bookable tour. */
export interface Offer {
  bookable: Bookable;
  terms: BookableTerms;
}

/**
 * Returns the offer for a requested tour, or throws the reason why it cannot be booked: GUIDE_NOT_BOOKABLE
 * (unlisted or no such guide), SELF_NOT_ALLOWED, DURATION_NOT_OFFERED, GROUP_SIZE_NOT_OFFERED,
 * SERVICE_NOT_OFFERED, START_TIME_INVALID, DATE_OUT_OF_RANGE, SLOT_NOT_AVAILABLE (docs/product/bookings.md,
 * "Checkout"). Concurrent calls can both succeed, so read `bookable` and `held` under the guide's lock, and
 * keep the exclusion constraint as a safeguard. `held` must cover the tour and `AROUND_HOURS` before and
 * after it.
 */
export const assertBookable = (
  bookable: Bookable | null,
  held: readonly HeldRange[],
  requested: RequestedTour,
  now: Temporal.Instant,
): Offer => {
  if (!bookable?.listed) return fail('GUIDE_NOT_BOOKABLE');
  if (bookable.userId === requested.travelerUserId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
  const terms = getBookableTerms(bookable, requested);
  const refused = startRefusal(
    bookable.calendar,
    requested.start,
    requested.durationMinutes,
    held,
    now,
  );
  if (refused) fail(refused, { field: 'scheduledStartTime' });
  return { bookable, terms };
};
