import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { RefundQuote } from '@tomoguide/contract/bookings/entities';
import { getRefundDays } from '@tomoguide/contract/payments/methods';
import type { Executor } from '../../../database/database.ts';
import { findDepositWalletCents, listRefundable, planRefund } from '../../payments/service.ts';
import { calculateRefundParts } from '../effects/refund-parts.ts';
import type { BookingRow } from '../tables.ts';
import { findWeather } from '../weather/weather-queries.ts';

/** A traveler who cancels while a substitute guide is proposed is refunded as if the guide had cancelled. */
const getCancelKind = (row: BookingRow, party: Party): Party =>
  row.substituteAnswerBy ? 'guide' : party;

/**
 * Returns the refund by payment method if the user cancels now. The wallet amount of an unpaid hold is
 * refunded in full. Guides do not see the traveler's payment methods: a guide sees one total for a paid
 * booking and nothing for an unpaid one.
 */
export const quoteRefund = async (
  db: Executor,
  row: BookingRow,
  party: Party,
  now: Temporal.Instant,
): Promise<RefundQuote> => {
  const isTraveler = party === 'traveler';
  const walletCents = row.paidAt || !isTraveler ? 0 : await findDepositWalletCents(db, row.id);
  const parts = row.paidAt
    ? await calculateRefundParts(
        db,
        row,
        (await findWeather(db, row, now)) ? 'weather' : getCancelKind(row, party),
        now,
      )
    : { refundCents: walletCents, commissionCents: 0, guideCents: 0 };
  const ways = row.paidAt
    ? await planRefund(db, await listRefundable(db, row.id), parts.refundCents)
    : [{ destination: 'wallet' as const, amountCents: walletCents }];
  return {
    bookingId: row.id,
    onlinePaidCents: parts.refundCents + parts.commissionCents + parts.guideCents,
    refundCents: parts.refundCents,
    keptCents: parts.commissionCents + parts.guideCents,
    parts: ways
      .filter(({ amountCents }) => isTraveler && amountCents > 0)
      .map((way) => {
        const { min, max } = getRefundDays(way.destination);
        return { ...way, minDays: min, maxDays: max };
      }),
  };
};
