import { formatHourlyPrice, formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Section } from './section.tsx';

interface Props {
  guide: GuideDetail;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
}

/** What the guide offers, and for how much. */
export const Services = ({ guide, names, pricing }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const own = new Map(pricing.map(({ subcategoryId, priceCents }) => [subcategoryId, priceCents]));
  return (
    <Section
      id="services"
      title={t('services.title')}
      {...(own.size > 0 ? { lead: t('services.lead') } : {})}
    >
      <dl className="tabular mb-4 grid gap-3 rounded-2xl bg-action-soft p-5 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{t('services.standard')}</dt>
          <dd className="font-semibold text-lg">
            {formatHourlyPrice(guide.basicPricePerHourCents, locale)}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t('services.extra')}</dt>
          <dd className="font-semibold text-lg">
            + {formatMoney(guide.additionalPricePerPersonCents, locale)}
          </dd>
        </div>
      </dl>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {guide.services.map((id) => {
          const price = own.get(id);
          return (
            <li
              key={id}
              className="flex min-h-11 items-center justify-between gap-3 border-line border-b py-2"
            >
              <span>{names([id])[0]}</span>
              {price === undefined ? null : (
                <span className="tabular shrink-0 text-sm">
                  {formatHourlyPrice(price, locale)}
                  <span className="sr-only"> {t('services.own')}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
