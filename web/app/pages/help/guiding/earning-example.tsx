import { DEPOSIT_PERCENT } from '@tomoguide/contract/bookings/figures';
import { calculateDepositCents } from '@tomoguide/contract/bookings/price';
import { calculateEarningsAtPrice } from '@tomoguide/contract/bookings/tour-earnings';
import { formatMoney } from '@tomoguide/contract/format';
import { COMMISSION_PERCENT } from '@tomoguide/contract/payments/figures';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** The price of the example tour, in fen; the rest is calculated as for any booking. */
const TOTAL = 100_000;

/** An example of a tour's price and how it is split. */
export const EarningExample = () => {
  const { t } = useTranslation('guiding');
  const locale = useLocale();
  const { commissionCents, guideCents, cashCents, earnedCents } = calculateEarningsAtPrice(TOTAL);
  const rows: readonly [string, number][] = [
    [t('guiding.sum.total'), TOTAL],
    [t('guiding.sum.deposit', { percent: DEPOSIT_PERCENT }), calculateDepositCents(TOTAL)],
    [t('guiding.sum.fee', { percent: COMMISSION_PERCENT }), -commissionCents],
    [t('guiding.sum.withdrawable'), guideCents],
    [t('guiding.sum.inPerson'), cashCents],
  ];
  return (
    <section
      id="sum"
      className="grid gap-3 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 className="font-semibold text-xl">{t('guiding.sum.title')}</h2>
      <p className="text-ink-soft">{t('guiding.sum.text')}</p>
      <dl className="tabular grid gap-2">
        {rows.map(([name, cents]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
          <dt>{t('guiding.sum.yours')}</dt>
          <dd className="whitespace-nowrap">{formatMoney(earnedCents, locale)}</dd>
        </div>
      </dl>
    </section>
  );
};
