import type { Payment, Refund, Wallet } from '@tomoguide/contract/payments/entities';
import { getRefundDays } from '@tomoguide/contract/payments/methods';
import { getWalletLevel } from '@tomoguide/contract/payments/wallet-levels';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import { sumLifetimeCents } from './earnings/earnings-queries.ts';
import { listAttempts } from './paying/attempt-queries.ts';
import { getDemoPageUrl } from './provider/demo-page.ts';
import type { RefundState } from './queries.ts';
import { listPaymentRefunds } from './refunds/refund-queries.ts';
import type { AttemptRow, PaymentRow } from './tables.ts';
import { getWalletTotal, loadWalletParts } from './wallet/wallet-parts.ts';

/** Presents a refund to its recipient. */
export const presentRefund = ({
  amountCents,
  destination,
  status,
  createdAt,
  provider,
  sessionId,
}: RefundState): Refund => {
  const { min, max } = getRefundDays(destination);
  return {
    amountCents,
    destination,
    status,
    minDays: min,
    maxDays: max,
    createdAt: createdAt.toString(),
    demoPage: getDemoPageUrl({ provider, sessionId }),
  };
};

const getAttemptStatus = (attempt: AttemptRow | undefined): Payment['attempt'] => {
  if (!attempt) return null;
  return attempt.status === 'intended' ? 'open' : attempt.status;
};

/** Returns the payment's status. `refunded` means that the money arrived too late and was refunded. */
const getPaymentStatus = (row: PaymentRow, attempts: readonly AttemptRow[]): Payment['status'] =>
  row.status === 'cancelled' && attempts.some(({ status }) => status === 'succeeded')
    ? 'refunded'
    : row.status;

/** Presents a payment to its payer. */
export const presentPayment = async (db: Executor, row: PaymentRow): Promise<Payment> => {
  const attempts = await listAttempts(db, row.id);
  const paid = attempts.find(({ status }) => status === 'succeeded');
  return {
    id: row.id,
    bookingId: row.bookingId,
    kind: row.kind,
    status: getPaymentStatus(row, attempts),
    amountCents: row.amountCents,
    walletCents: row.walletCents,
    method: row.method ?? attempts[0]?.method ?? null,
    attempt: getAttemptStatus(attempts[0]),
    paidAt: row.paidAt?.toString() ?? null,
    refunds: (await listPaymentRefunds(db, row.id)).map(presentRefund),
    demoPage: paid ? getDemoPageUrl(paid) : null,
  };
};

/** Presents a user's balance and level; `guideId` must be given if the user is also a guide. */
export const presentWallet = async (
  db: Executor,
  userId: UserId,
  guideId: GuideId | null,
): Promise<Wallet> => {
  const parts = await loadWalletParts(db, userId);
  const level = getWalletLevel(await sumLifetimeCents(db, userId, guideId));
  return {
    balanceCents: getWalletTotal(parts),
    ...parts,
    level: level.level,
    nextLevel: level.next,
    missingCents: level.missingCents,
  };
};
