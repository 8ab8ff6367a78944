import { formatMoney } from '@tomoguide/contract/format';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  guide: Pick<GuideCard, 'basicPricePerHourCents' | 'additionalPricePerPersonCents' | 'minPeople'>;
  /** The group size, if known. */
  travelers: number | null;
}

/**
 * 'RMB 340 / hour for 3 people': the price for the group if known, otherwise for the smallest group the
 * guide takes. Says so if the search was for a smaller group (docs/product/guides.md, "Prices").
 */
export const CardPrice = ({ guide, travelers }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { basicPricePerHourCents: one, additionalPricePerPersonCents: extra, minPeople } = guide;
  const requested = travelers ?? 1;
  const group = Math.max(requested, minPeople);
  const price = formatMoney(extra, locale);
  return (
    <div>
      <p className="tabular text-sm leading-snug">
        <b className="font-bold text-lg">{formatMoney(one + (group - 1) * extra, locale)}</b>{' '}
        <span className="inline-block text-ink-soft">
          {t('guides.card.unit', { count: group })}
        </span>
      </p>
      <p className="tabular text-[0.8125rem] text-ink-soft">
        {group > requested
          ? t('guides.card.fromAndExtra', { count: minPeople, price })
          : t('guides.card.extra', { price })}
      </p>
    </div>
  );
};
