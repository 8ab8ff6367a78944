import { createHash } from 'node:crypto';
import { siteCosts } from '@tomoguide/contract/bookings/particulars';
import type { TourPrice } from '@tomoguide/contract/bookings/price';
import { quoteLines } from '@tomoguide/contract/bookings/quote-lines';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { canonical } from '../../../canonical.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRequest } from '../checkout/new-booking.ts';
import type { QuoteBody, QuoteRow } from '../tables.ts';
import { insertQuote } from './quote-queries.ts';

/** Field by field in this order, however the database keeps it. */
const HASHED = [
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

/** SHA-256 of all that is signed, hexadecimal (docs/product/tour-requests.md, "The quote"). */
export const quoteHash = (body: QuoteBody): string =>
  createHash('sha256')
    .update(JSON.stringify(HASHED.map((field) => [field, canonical(body[field])])))
    .digest('hex');

interface Quoted {
  tour: Pick<
    BookingRequest,
    'start' | 'durationMinutes' | 'travelers' | 'serviceIds' | 'particulars'
  >;
  price: TourPrice;
  timeZone: string;
  travelerId: UserId;
  guideUserId: UserId;
  /** Null: it is asked for, and no booking yet. */
  bookingId: BookingId | null;
}

/** Writes a quote at today's rate and policy, signed by its traveler. */
export const signForTraveler = (
  tx: Tx,
  deps: Deps,
  { tour, price, timeZone, travelerId, guideUserId, bookingId }: Quoted,
): Promise<QuoteRow> => {
  const now = deps.clock.now();
  const { jpyPerRmb } = deps.config;
  const body: QuoteBody = {
    lines: quoteLines(price, siteCosts(tour.particulars), jpyPerRmb),
    jpyPerRmb,
    day: now.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    start: tour.start.toString(),
    durationMinutes: tour.durationMinutes,
    travelers: tour.travelers,
    group: tour.particulars.group,
    services: [...tour.serviceIds],
    policy: CANCELLATION_POLICY,
  };
  return insertQuote(tx, {
    body,
    hash: quoteHash(body),
    travelerId,
    travelerSignedAt: now,
    guideUserId,
    bookingId,
  });
};
