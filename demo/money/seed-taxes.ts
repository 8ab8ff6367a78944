import { TAX_TIME_ZONE } from '@tomoguide/contract/payments/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { exchangeRates, taxNumbers } from '../../server/src/domains/payments/tables.ts';

/** Longer than the demo's oldest tour is ago. */
const DAYS = 800;

/** A made-up number with a valid check digit. */
const NUMBER = 'T8900000000001';

/** Seeds what a guide's taxes need besides the ledger: the rate of each past day, and the guide's number. */
export const seedTaxes = async (
  tx: Tx,
  { config }: Deps,
  userId: UserId,
  now: Temporal.Instant,
): Promise<void> => {
  const today = now.toZonedDateTimeISO(TAX_TIME_ZONE).toPlainDate();
  const rates = Array.from({ length: DAYS }, (_, days) => ({
    day: today.subtract({ days }).toString(),
    jpyPerRmb: config.jpyPerRmb,
  }));
  // The job can have recorded today's rate already.
  await tx.insert(exchangeRates).values(rates).onConflictDoNothing();
  await tx.insert(taxNumbers).values({ userId, number: NUMBER, updatedAt: now });
};
