import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { MovementKind, WalletMovement } from '@tomoguide/contract/payments/entities';
import { parseInstant } from '../../../database/columns.ts';
import type { MovementRow } from './wallet-transaction-queries.ts';

/** The kinds shown to the wallet's owner, by the ledger's kind of transaction. */
const KINDS: Readonly<Record<string, MovementKind>> = {
  wallet_spent: 'spent',
  refund_to_wallet: 'refunded',
  refund_refused: 'refund_refused',
  goodwill: 'goodwill',
  withdrawal_requested: 'withdrawn',
  withdrawal_rejected: 'withdrawal_returned',
  refund_retried: 'refund_retried',
  chargeback_held: 'frozen',
  chargeback_returned_to_wallet: 'unfrozen',
  chargeback_covered: 'charged_back',
};

export const presentTransaction = (row: MovementRow): WalletMovement => ({
  id: Number(row.id),
  at: parseInstant(row.at).toString(),
  kind: KINDS[row.kind] ?? 'correction',
  amountCents: Number(row.cents),
  goodwillCents: Number(row.goodwill_cents),
  bookingNumber: row.booking_id === null ? null : formatBookingNumber(row.booking_id),
});
