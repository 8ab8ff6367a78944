import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { MovementKind, WalletMovement } from '@tomoguide/contract/payments/entities';
import { parseInstant } from '../../../database/columns.ts';
import type { MovementRow } from './movement-queries.ts';

/** Maps the ledger's kinds to those shown to the owner. */
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

export const presentMovement = (row: MovementRow): WalletMovement => ({
  id: Number(row.id),
  at: parseInstant(row.at).toString(),
  kind: KINDS[row.kind] ?? 'correction',
  amountCents: Number(row.cents),
  goodwillCents: Number(row.goodwill_cents),
  bookingNumber: row.booking_id === null ? null : bookingNumber(row.booking_id),
});
