import { ANSWER_HOURS, LAST_CALL_HOURS } from '@tomoguide/contract/bookings/figures';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';

/** If the tour starts sooner than this, the guide must answer before the usual time limit. */
const NEAR_SECONDS = (ANSWER_HOURS + LAST_CALL_HOURS) * 3_600;

/**
 * Explains what happens after payment, and the guide's deadline to answer (docs/product/bookings.md,
 * "Answer").
 */
export const AfterPayment = ({ start }: { start: string | null }) => {
  const { t } = useTranslation('checkout');
  const now = useNow(60);
  const isNear = start !== null && getSecondsUntil(start, now) < NEAR_SECONDS;
  return (
    <p className="text-ink-soft text-sm">
      {t(isNear ? 'checkout.afterPayNear' : 'checkout.afterPay')}
    </p>
  );
};
