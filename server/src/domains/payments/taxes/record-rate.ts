import { TAX_TIME_ZONE } from '@tomoguide/contract/payments/figures';
import type { Deps } from '../../../deps.ts';
import { insertRate } from './tax-queries.ts';

/**
 * Records the exchange rate of today in Japan (docs/product/money.md, "Taxes"). The first rate of a day
 * remains.
 */
export const recordRate = async ({ db, clock, config }: Deps): Promise<void> => {
  const day = clock.now().toZonedDateTimeISO(TAX_TIME_ZONE).toPlainDate().toString();
  await insertRate(db, { day, jpyPerRmb: config.jpyPerRmb });
};
