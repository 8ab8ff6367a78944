import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import {
  getAvailability,
  getGuide,
  getGuideChoices,
  getGuidePricing,
  getQuote,
  getStartTimes,
} from '@tomoguide/contract/guides/calls';
import type { GuideDetail, Quote } from '@tomoguide/contract/guides/entities';
import { getWallet } from '@tomoguide/contract/payments/calls';
import { reply } from './api-replies.ts';

/** The free days in these tests; the first one is the day after TODAY. */
export const FREE_DAYS = ['2036-05-02', '2036-05-04', '2036-05-05'] as const;
const TODAY = '2036-05-01';

/** Returns the starts on a day: tours start every hour from 9:00 to 17:00, and end by 18:00. */
const getStarts = (day: string, hours: number): string[] =>
  FREE_DAYS.some((free) => free === day)
    ? Array.from({ length: 18 - hours - 9 + 1 }, (_, index) => `${9 + index}`.padStart(2, '0'))
    : [];

/** Returns the price of a tour with the guide, for the given query. */
export const sampleQuote = (guide: GuideDetail, query: URLSearchParams): Quote => {
  const duration = Number(query.get('duration'));
  const travelers = Number(query.get('travelers'));
  const parts = calculateTourPrice({
    durationMinutes: duration * 60,
    travelers,
    hourlyPriceCents: guide.basicPricePerHourCents,
    additionalPriceCents: guide.additionalPricePerPersonCents,
  });
  return {
    guideId: guide.id,
    duration,
    travelers,
    services: [],
    currency: 'RMB' as const,
    hourlyPriceCents: guide.basicPricePerHourCents,
    basePriceCents: parts.baseCents,
    extraPeople: travelers - 1,
    additionalPricePerPersonCents: guide.additionalPricePerPersonCents,
    extraPeoplePriceCents: parts.extraPeopleCents,
    totalCents: parts.totalCents,
    depositCents: parts.depositCents,
    finalPaymentCents: parts.finalPaymentCents,
  };
};

/** Returns the API's replies for the checkout of a guide; the prices follow the contract. */
export const checkoutReplies = (
  guide: GuideDetail,
  { own = [], balanceCents = 0 }: { own?: BookingDetail[]; balanceCents?: number } = {},
) => [
  reply(getGuide, guide),
  reply(getAvailability, (query) => ({
    timeZone: guide.timeZone,
    from: TODAY,
    to: '2036-10-31',
    duration: Number(query.get('duration')),
    data: [...FREE_DAYS],
  })),
  reply(getStartTimes, (query) => {
    const day = query.get('date') ?? TODAY;
    const duration = Number(query.get('duration'));
    return {
      timeZone: guide.timeZone,
      date: day,
      duration,
      data: getStarts(day, duration).map((hour) => ({
        start: Temporal.PlainDateTime.from(`${day}T${hour}:00`)
          .toZonedDateTime(guide.timeZone)
          .toInstant()
          .toString(),
        time: `${hour}:00`,
        day,
      })),
    };
  }),
  reply(getQuote, (query) => sampleQuote(guide, query)),
  reply(getGuideChoices, { data: [] }),
  reply(getGuidePricing, { data: [] }),
  reply(getWallet, {
    balanceCents,
    refundedCents: 0,
    goodwillCents: balanceCents,
    level: 'bronze',
    nextLevel: 'silver',
    missingCents: 200_000,
  }),
  reply(listTravelerBookings, { data: own }),
];
