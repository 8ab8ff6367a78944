import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { RefundQuote } from '@tomoguide/contract/bookings/entities';
import { getRefundDays } from '@tomoguide/contract/payments/methods';
import type { Executor } from '../../../database/database.ts';
import { loadDepositStates } from '../../payments/service.ts';
import { calculateRefundParts } from '../effects/refund-parts.ts';
import type { BookingRow } from '../tables.ts';

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
  const deposit = (await loadDepositStates(db, [row.id])).get(row.id);
  const walletCents = deposit?.walletCents ?? 0;
  const held = party === 'traveler' ? walletCents : 0;
  const parts = row.paidAt
    ? await calculateRefundParts(db, row, party, now)
    : { refundCents: held, commissionCents: 0, guideCents: 0 };
  // The wallet part is refunded first (docs/product/money.md, "Refunds").
  const toWallet = Math.min(parts.refundCents, walletCents);
  const ways = [
    { destination: 'wallet' as const, amountCents: toWallet },
    {
      destination: deposit?.method ?? ('wallet' as const),
      amountCents: parts.refundCents - toWallet,
    },
  ];
  return {
    bookingId: row.id,
    onlinePaidCents: parts.refundCents + parts.commissionCents + parts.guideCents,
    refundCents: parts.refundCents,
    keptCents: parts.commissionCents + parts.guideCents,
    parts: ways
      .filter(({ amountCents }) => party === 'traveler' && amountCents > 0)
      .map((way) => {
        const { min, max } = getRefundDays(way.destination);
        return { ...way, minDays: min, maxDays: max };
      }),
  };
};
