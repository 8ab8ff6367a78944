import type { Deps } from '../../deps.ts';
import type { PaymentPorts } from '../payments/service.ts';
import { listSummaryRows } from './queries.ts';

/** The port that guides provides to payments: a guide's time zone, which determines when days begin. */
export const paymentPorts: Pick<PaymentPorts<Deps>, 'guideTimeZone'> = {
  guideTimeZone: async (db, guideId) => {
    const [guide] = await listSummaryRows(db, [guideId]);
    if (!guide) throw new Error(`there is no guide ${guideId}`);
    return guide.timeZone;
  },
};
