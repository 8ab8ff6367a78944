import { TourRequest } from '@tomoguide/contract/bookings/entities';
import { calculateSiteCosts, NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import { listQuoteLines } from '@tomoguide/contract/bookings/quote-lines';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import * as z from 'zod/mini';
import { sampleBooking } from './samples.ts';

const costs = { meal: 'shared_meal', transport: 'same_city', tickets: null } as const;
const { totalYen: _, ...yen } = calculateSiteCosts(costs);
const price = {
  baseCents: 88_000,
  extraPeopleCents: 12_000,
  totalCents: 100_000,
  depositCents: 30_000,
  finalPaymentCents: 70_000,
};
const { guide, traveler } = sampleBooking();

export const SAMPLE_HASH = 'a1b2c3d4e5f60718'.repeat(4);

/** Changes that make a request accepted, so that it is a booking waiting for its deposit. */
export const ACCEPTED = {
  state: 'accepted',
  can: [],
  endedAt: '2036-05-01T04:00:00Z',
  booking: {
    id: 42,
    bookingNumber: 'TG0042',
    status: 'pending',
    cancelKind: null,
    payBy: '2036-05-02T04:00:00Z',
  },
} as const satisfies Partial<z.input<typeof TourRequest>>;

/** Returns an open request from Mei to Aoi: two people, RMB 1,000, and JPY 3,000 of costs on site. */
export const sampleRequest = (change: Partial<z.input<typeof TourRequest>> = {}): TourRequest => {
  const isSigned = change.state === 'accepted';
  const open: z.input<typeof TourRequest> = {
    id: 5,
    conversationId: 11,
    guideId: 3,
    travelerId: 7,
    viewerIs: 'traveler',
    state: 'open',
    can: ['withdraw'],
    sentAt: '2036-05-01T03:00:00Z',
    expiresAt: '2036-05-03T03:00:00Z',
    endedAt: null,
    rejectReason: null,
    reason: null,
    booking: null,
    date: '2036-05-04',
    scheduledStartTime: '2036-05-04T01:00:00Z',
    scheduledEndTime: '2036-05-04T05:00:00Z',
    timeZone: 'Asia/Tokyo',
    duration: 4,
    travelers: 2,
    services: [],
    ...NO_PARTICULARS,
    meetingAddress: '京都駅 中央口',
    meetingPostalCode: '6008216',
    ...costs,
    group: { adults: 1, children: 0, elderly: 1 },
    itinerary: null,
    plan: 'Moss gardens, then tea.',
    masked: false,
    forOthers: false,
    totalPrice: 1000,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    finalPaymentCents: price.finalPaymentCents,
    hourlyPriceCents: 22_000,
    additionalPriceCents: 3_000,
    ...yen,
    quote: {
      lines: listQuoteLines(price, calculateSiteCosts(costs), 21),
      jpyPerRmb: 21,
      day: '2036-05-01',
      policy: CANCELLATION_POLICY,
      hash: SAMPLE_HASH,
      traveler: { by: traveler, at: '2036-05-01T03:00:00Z' },
      guide: isSigned
        ? {
            by: { id: guide.userId, nickname: guide.name, profilePicture: null },
            at: '2036-05-01T04:00:00Z',
          }
        : null,
    },
  };
  return z.parse(TourRequest, { ...open, ...change });
};
