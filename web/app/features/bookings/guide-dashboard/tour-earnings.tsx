import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../booking/amount-lines.tsx';
import { type Amounts, earningsOf } from './earnings-of.ts';

/** What the tour earns its guide, and where each part of it comes from. */
export const TourEarnings = ({ amounts }: { amounts: Amounts }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { priceCents, feeCents, onlineCents, cashCents, earnedCents } = earningsOf(amounts);
  return (
    <div className="rounded-xl bg-sunken p-4 text-[0.9375rem] sm:min-w-72">
      <h4 className="sr-only">{t('earnings.label')}</h4>
      <Lines>
        <Line label={t('earnings.price')}>{money(priceCents)}</Line>
        <Line label={t('earnings.fee')}>{money(-feeCents)}</Line>
        <Line label={t('earnings.earned')} strong>
          {money(earnedCents)}
        </Line>
        <Line label={<span className="text-ink-soft text-sm">{t('earnings.online')}</span>}>
          <span className="text-ink-soft text-sm">{money(onlineCents)}</span>
        </Line>
        <Line label={<span className="text-ink-soft text-sm">{t('earnings.cash')}</span>}>
          <span className="text-ink-soft text-sm">{money(cashCents)}</span>
        </Line>
      </Lines>
    </div>
  );
};
