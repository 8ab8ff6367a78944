import { formatHourlyPrice, formatHours, formatMoney } from '@tomoguide/contract/format';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { calculateHalfDayPrice } from '@tomoguide/contract/guides/half-day';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { usePricedGroup } from '../known-group.ts';

interface Props {
  guide: GuideCard;
  /** The group size of the search; null if unknown. */
  travelers: number | null;
}

/**
 * Shows the price, such as 'RMB 1,480' for half a day and 'RMB 370 / hour': first what the group pays in
 * total, then the hourly price. Also shows if the guide accepts only larger or smaller groups
 * (docs/product/guides.md, "Prices").
 */
export const CardPrice = ({ guide, travelers }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const group = usePricedGroup(travelers);
  const price = calculateHalfDayPrice(guide, group);
  const details = { count: price.travelers, hours: formatHours(price.hours, locale) };
  return (
    <div className="min-w-0">
      <p className="tabular flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm leading-snug">
        <b className="font-bold text-ink text-lg">{formatMoney(price.totalCents, locale)}</b>
        <span>{formatHourlyPrice(price.hourCents, locale)}</span>
      </p>
      <p className="tabular text-[0.8125rem] text-ink-soft">
        {price.travelers > group
          ? t('guides.card.forMinimum', details)
          : price.travelers < group
            ? t('guides.card.forMaximum', details)
            : t('guides.box.forGroup', details)}
      </p>
    </div>
  );
};
