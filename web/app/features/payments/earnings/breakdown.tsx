import { formatMoney } from '@tomoguide/contract/format';
import type { EarningsPeriod } from '@tomoguide/contract/payments/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../bookings/booking/amount-lines.tsx';

/** How the amount of a period came about: online less the fee; cash apart. */
export const Breakdown = ({ period }: { period: EarningsPeriod }) => {
  const { t } = useTranslation('payments-earnings');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { bookings, tourCents, onlineCents, commissionCents, earnedCents, cashCents } = period;
  return (
    <div aria-live="polite" className="rounded-xl bg-sunken p-4 text-[0.9375rem]">
      <h3 className="font-semibold">{t('how')}</h3>
      <p className="mb-3 text-ink-soft text-sm">
        {bookings > 0 ? t('bookings', { count: bookings }) : t('nothing')}
      </p>
      <Lines>
        <Line label={t('tours')}>{money(tourCents)}</Line>
        <Line label={t('online')}>{money(onlineCents)}</Line>
        <Line label={t('fee')}>{money(-commissionCents)}</Line>
        <Line label={t('earned')} strong>
          {money(earnedCents)}
        </Line>
        <Line label={t('cash')} hint={t('cashHint')}>
          {money(cashCents)}
        </Line>
      </Lines>
    </div>
  );
};
