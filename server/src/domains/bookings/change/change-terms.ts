import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  type ChangePart,
  calculateChangedPrice,
  getChangeAnswerDeadline,
} from '@tomoguide/contract/bookings/change-proposal';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { type Particulars, toParticulars } from '@tomoguide/contract/bookings/particulars';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import {
  getRefundPercent,
  narrowBounds,
  type RefundBounds,
} from '@tomoguide/contract/payments/cancellation-policy';
import type { SubcategoryId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { getBusyRange } from '../checkout/new-booking.ts';
import { listChangedParts } from '../proposals/changed-parts.ts';
import type { Range } from '../queries.ts';
import { buildQuote } from '../quote/sign-quote.ts';
import type { BookingRow, QuoteBody, StoredPlan } from '../tables.ts';
import { toRefundRules } from '../transitions/row-to-facts.ts';

/** A booking as it should be. */
export interface NewPlan {
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  group: Particulars['group'];
  serviceIds: readonly SubcategoryId[];
  itinerary: BookedItinerary | null;
}

/** What a change would mean for both parties. Amounts are in fen. */
export interface Terms {
  changed: ChangePart[];
  before: StoredPlan;
  after: StoredPlan;
  toPayCents: number;
  refundCents: number;
  bounds: RefundBounds;
  answerBy: Temporal.Instant;
  /** The new time, including the hour after the tour; null if the time stays the same. */
  hold: Range | null;
  quote: QuoteBody;
}

const toPlan = (row: BookingRow): StoredPlan => ({
  start: row.scheduledStart.toString(),
  durationMinutes: row.bookedMinutes,
  travelers: row.travelers,
  group: toParticulars(row.particulars).group,
  services: row.services,
  itinerary: row.itinerary,
  totalCents: row.totalCents,
  depositCents: row.depositCents,
});

/**
 * Returns the share that the traveler would get back by cancelling now, by the booking's start or the
 * weather declared for it. The hour after paying does not count.
 */
const getSharePercent = (row: BookingRow, isInWeather: boolean, now: Temporal.Instant): number =>
  getRefundPercent(row.policy, {
    cause: isInWeather ? 'weather' : 'traveler',
    acceptedByGuide: true,
    paidAt: null,
    start: row.scheduledStart,
    now,
    bounds: toRefundRules(row).bounds,
    freeUntil: null,
    onlinePaidCents: 0,
  });

/**
 * Returns the terms of a change that `by` proposes now, by the prices and the policy stored with the booking
 * (docs/product/money.md, "Price of a change" and "Refunds after a change"). `isInWeather`: bad weather is
 * declared for the booking. The limits of refunds change only with the start.
 */
export const buildTerms = (
  deps: Deps,
  row: BookingRow,
  plan: NewPlan,
  { by, isInWeather, now }: { by: Party; isInWeather: boolean; now: Temporal.Instant },
): Terms => {
  const { start, durationMinutes, travelers, group, serviceIds, itinerary } = plan;
  const booked = { ...row, durationMinutes: row.bookedMinutes };
  const { toPayCents, refundCents, ...price } = calculateChangedPrice(booked, plan);
  const before = toPlan(row);
  const after: StoredPlan = {
    start: start.toString(),
    durationMinutes,
    travelers,
    group,
    services: [...serviceIds],
    itinerary,
    ...price,
  };
  const changed = listChangedParts(before, after);
  const moves = changed.includes('start') || changed.includes('duration');
  const { bounds } = toRefundRules(row);
  const quoted = {
    tour: { ...plan, particulars: { ...toParticulars(row.particulars), group } },
    itinerary,
    price: {
      ...calculateTourPrice({ ...row, durationMinutes, travelers }),
      ...price,
      finalPaymentCents: price.totalCents - price.depositCents,
    },
    timeZone: row.timeZone,
  };
  return {
    changed,
    before,
    after,
    toPayCents,
    refundCents,
    bounds: changed.includes('start')
      ? narrowBounds(bounds, by, getSharePercent(row, isInWeather, now))
      : bounds,
    answerBy: getChangeAnswerDeadline(now, row.scheduledStart, start),
    hold: moves ? getBusyRange(start, durationMinutes) : null,
    quote: buildQuote(deps, quoted, row.policy),
  };
};
