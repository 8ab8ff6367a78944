import { formatMoney } from '@tomoguide/contract/format';
import {
  type Amounts,
  calculateEarnings,
} from '../../parts/bookings/booking/calculate-earnings.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Line, Lines } from '../../ui/amount-lines.tsx';
import { ChevronDown } from '../../ui/icons.ts';

/** How the guide's earnings are calculated. */
export const EarningsLines = ({ amounts }: { amounts: Amounts }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { priceCents, commissionCents, guideCents, cashCents, earnedCents } =
    calculateEarnings(amounts);
  return (
    <Lines>
      <Line label={t('guide-dashboard.earnings.price')}>{money(priceCents)}</Line>
      <Line label={t('guide-dashboard.earnings.fee')}>{money(-commissionCents)}</Line>
      <Line label={t('guide-dashboard.earnings.earned')} strong>
        {money(earnedCents)}
      </Line>
      <Line
        label={
          <span className="text-ink-soft text-sm">{t('guide-dashboard.earnings.online')}</span>
        }
      >
        <span className="text-ink-soft text-sm">{money(guideCents)}</span>
      </Line>
      <Line
        label={<span className="text-ink-soft text-sm">{t('guide-dashboard.earnings.cash')}</span>}
      >
        <span className="text-ink-soft text-sm">{money(cashCents)}</span>
      </Line>
    </Lines>
  );
};

/** The same lines as a section of a request's details. */
export const EarningsPart = ({ amounts }: { amounts: Amounts }) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold text-sm">{t('guide-dashboard.earnings.label')}</h4>
      <EarningsLines amounts={amounts} />
    </section>
  );
};

/** The guide's earnings from a tour on one line, which expands to the calculation. */
export const TourEarnings = ({ amounts }: { amounts: Amounts }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  return (
    <details className="group rounded-xl bg-sunken px-4 text-[0.9375rem] @2xl:min-w-72">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <h4>{t('guide-dashboard.earnings.label')}</h4>
        <span className="tabular ml-auto whitespace-nowrap font-semibold">
          {formatMoney(calculateEarnings(amounts).earnedCents, locale)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <EarningsLines amounts={amounts} />
      </div>
    </details>
  );
};
