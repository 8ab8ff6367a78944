import { formatDuration } from '@tomoguide/contract/format';
import { type Shop, sumUpShops } from '@tomoguide/contract/guides/itinerary-terms';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/**
 * One line on the shopping stops of an itinerary: that there are none, or how many, how long, and whether the
 * guide gets a commission.
 */
export const ShopsLine = ({ shops }: { shops: readonly Shop<unknown>[] }) => {
  const { t } = useTranslation('itinerary-terms');
  const locale = useLocale();
  const { minutes, commission } = sumUpShops(shops);
  return (
    <p className="tabular text-sm" data-shops>
      {shops.length === 0
        ? t('itinerary-terms.noShops')
        : `${t('itinerary-terms.shopSummary', {
            count: shops.length,
            length: formatDuration(minutes, locale),
          })} · ${t(commission ? 'itinerary-terms.commission' : 'itinerary-terms.noCommission')}`}
    </p>
  );
};
