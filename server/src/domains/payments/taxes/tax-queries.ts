import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { asc, eq, lte, max, sql } from 'drizzle-orm';
import { parseInstant } from '../../../database/columns.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { exchangeRates, ledgerTransactions, taxNumbers } from '../tables.ts';

/** What the ledger counts for one booking between two instants, in fen. */
export interface TaxedBooking {
  bookingId: BookingId;
  /** When it was settled or, if that was earlier, when its money first changed. */
  at: Temporal.Instant;
  kind: 'tour' | 'cancelled' | 'correction';
  grossCents: number;
  cashCents: number;
  commissionCents: number;
  dueCents: number;
  earnedCents: number;
}

// Postings that only make earnings withdrawable change neither the fee nor what the guide earned, and count
// on no day.
const TAXED = `
  WITH posted AS (
    SELECT t.id, t.booking_id, t.kind, t.created_at, t.tour_cents, t.cash_cents,
      coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'commission'), 0) AS commission_cents,
      coalesce(sum(e.amount_cents) FILTER (
        WHERE a.kind IN ('earnings_pending', 'earnings_withdrawable')), 0) AS earned_cents
    FROM ledger_transactions t
    LEFT JOIN ledger_entries e ON e.transaction_id = t.id
    LEFT JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.guide_id = $1 AND t.created_at >= $2 AND t.created_at < $3
    GROUP BY t.id),
  taxed AS (
    SELECT booking_id,
      coalesce(min(created_at) FILTER (WHERE kind = 'earned'), min(created_at)) AS at,
      sum(coalesce(tour_cents, 0)) AS tour_cents,
      sum(CASE WHEN tour_cents = 0 THEN commission_cents + earned_cents
        ELSE coalesce(tour_cents, 0) END) AS gross_cents,
      sum(coalesce(cash_cents, 0)) AS cash_cents,
      sum(commission_cents) AS commission_cents,
      coalesce(sum(commission_cents) FILTER (WHERE kind = 'earnings_released'), 0) AS due_cents,
      sum(earned_cents) AS earned_cents
    FROM posted
    WHERE tour_cents IS NOT NULL OR commission_cents <> 0 OR earned_cents <> 0
    GROUP BY booking_id)
  SELECT booking_id, at::text, gross_cents, cash_cents, commission_cents, due_cents, earned_cents,
    CASE WHEN tour_cents > 0 THEN 'tour' WHEN gross_cents > 0 THEN 'cancelled' ELSE 'correction' END AS kind
  FROM taxed
  WHERE gross_cents <> 0 OR cash_cents <> 0 OR commission_cents <> 0 OR earned_cents <> 0
  ORDER BY taxed.at, booking_id`;

interface TaxedRow {
  booking_id: BookingId;
  at: string;
  kind: TaxedBooking['kind'];
  gross_cents: string;
  cash_cents: string;
  commission_cents: string;
  due_cents: string;
  earned_cents: string;
}

/**
 * Returns what the ledger counts for each booking of a guide from `from` until before `to`, by time. A split
 * of money that was taken back in the same period counts as nothing.
 */
export const listTaxedBookings = async (
  db: Executor,
  guideId: GuideId,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<TaxedBooking[]> => {
  const values = [guideId, from.toString(), to.toString()];
  const rows = await queryRawRows<TaxedRow>(db, { text: TAXED, values });
  return rows.map((row) => ({
    bookingId: row.booking_id,
    at: parseInstant(row.at),
    kind: row.kind,
    grossCents: Number(row.gross_cents),
    cashCents: Number(row.cash_cents),
    commissionCents: Number(row.commission_cents),
    dueCents: Number(row.due_cents),
    earnedCents: Number(row.earned_cents),
  }));
};

/** Returns when the ledger first counted a booking of the guide; null if it has counted none. */
export const findFirstTaxed = async (
  db: Executor,
  guideId: GuideId,
): Promise<Temporal.Instant | null> =>
  (
    await firstRow(
      db
        .select({ at: ledgerTransactions.createdAt })
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.guideId, guideId))
        .orderBy(asc(ledgerTransactions.createdAt))
        .limit(1),
    )
  )?.at ?? null;

export type ExchangeRate = typeof exchangeRates.$inferSelect;

/**
 * Returns the exchange rates that apply to the days from `first` to `last`, by day: those recorded on them,
 * and the nearest earlier one.
 */
export const listRates = async (
  db: Executor,
  first: string,
  last: string,
): Promise<ExchangeRate[]> => {
  const { day } = exchangeRates;
  const nearest = db
    .select({ day: max(day) })
    .from(exchangeRates)
    .where(lte(day, first));
  return db
    .select()
    .from(exchangeRates)
    .where(sql`${day} >= coalesce((${nearest}), ${first}) and ${day} <= ${last}`)
    .orderBy(asc(day));
};

/** Records the exchange rate of a day, unless it already has one. */
export const insertRate = async (db: Executor, rate: ExchangeRate): Promise<void> => {
  await db.insert(exchangeRates).values(rate).onConflictDoNothing();
};

export const findTaxNumber = async (db: Executor, userId: UserId): Promise<string | null> =>
  (
    await firstRow(
      db
        .select({ number: taxNumbers.number })
        .from(taxNumbers)
        .where(eq(taxNumbers.userId, userId)),
    )
  )?.number ?? null;

export const putTaxNumber = async (
  tx: Tx,
  row: typeof taxNumbers.$inferInsert,
): Promise<string> => {
  const { number, updatedAt } = row;
  const stored = await onlyRow(
    tx
      .insert(taxNumbers)
      .values(row)
      .onConflictDoUpdate({ target: taxNumbers.userId, set: { number, updatedAt } })
      .returning(),
  );
  return stored.number;
};

export const deleteTaxNumber = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(taxNumbers).where(eq(taxNumbers.userId, userId));
};
