import { createHash } from 'node:crypto';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { calculateSiteCosts, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { TourPrice } from '@tomoguide/contract/bookings/price';
import { listQuoteLines } from '@tomoguide/contract/bookings/quote-lines';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import type { BookingId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import { toCanonicalJson } from '../../../canonical.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { QuoteBody, QuoteRow } from '../tables.ts';
import { insertQuote } from './quote-queries.ts';

/** Fields of version 1, which has neither an itinerary nor a version field. */
const FIRST = [
  'lines',
  'jpyPerRmb',
  'day',
  'start',
  'durationMinutes',
  'travelers',
  'group',
  'services',
  'policy',
] as const satisfies readonly (keyof QuoteBody)[];

/**
 * The hashed fields of each version, in the order in which they are hashed, regardless of their order in
 * the database.
 */
const HASHED = { 1: FIRST, 2: ['version', ...FIRST, 'itinerary'] } as const satisfies Readonly<
  Record<NonNullable<QuoteBody['version']> | 1, readonly (keyof QuoteBody)[]>
>;

/**
 * Returns the SHA-256 hash, in hexadecimal, of everything that the two parties sign
 * (docs/product/tour-requests.md, "The quote"), in the format of the quote's version.
 */
export const hashQuote = (body: QuoteBody): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        HASHED[body.version ?? 1].map((field) => [field, toCanonicalJson(body[field])]),
      ),
    )
    .digest('hex');

interface QuotedTour {
  tour: {
    start: Temporal.Instant;
    durationMinutes: number;
    travelers: number;
    serviceIds: readonly SubcategoryId[];
    particulars: Particulars;
  };
  /** The copy of the itinerary for this tour; null if the traveler chose no itinerary. */
  itinerary: BookedItinerary | null;
  price: TourPrice;
  timeZone: string;
}

/** Returns everything that the two parties sign, with today's exchange rate. */
export const buildQuote = (
  deps: Deps,
  { tour, itinerary, price, timeZone }: QuotedTour,
  policy: CancellationPolicy,
): QuoteBody => {
  const { jpyPerRmb } = deps.config;
  return {
    version: 2,
    lines: listQuoteLines(price, calculateSiteCosts(tour.particulars), jpyPerRmb),
    jpyPerRmb,
    day: deps.clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    start: tour.start.toString(),
    durationMinutes: tour.durationMinutes,
    travelers: tour.travelers,
    group: tour.particulars.group,
    services: [...tour.serviceIds],
    policy,
    itinerary,
  };
};

interface Signers {
  travelerId: UserId;
  guideUserId: UserId;
  /** Null for a tour request, which is not a booking yet. */
  bookingId: BookingId | null;
}

/** Inserts a quote with today's exchange rate and policy, signed by its traveler. */
export const signForTraveler = async (
  tx: Tx,
  deps: Deps,
  { travelerId, guideUserId, bookingId, ...quoted }: QuotedTour & Signers,
): Promise<QuoteRow> => {
  const body = buildQuote(deps, quoted, CANCELLATION_POLICY);
  return insertQuote(tx, {
    body,
    hash: hashQuote(body),
    travelerId,
    travelerSignedAt: deps.clock.now(),
    guideUserId,
    bookingId,
  });
};

/** Inserts the quote of an agreed change, signed by both parties. */
export const signChange = async (
  tx: Tx,
  { travelerId, guideUserId, bookingId }: Signers,
  body: QuoteBody,
  signedAt: { traveler: Temporal.Instant; guide: Temporal.Instant },
): Promise<void> => {
  await insertQuote(tx, {
    body,
    hash: hashQuote(body),
    travelerId,
    travelerSignedAt: signedAt.traveler,
    guideUserId,
    guideSignedAt: signedAt.guide,
    bookingId,
  });
};
