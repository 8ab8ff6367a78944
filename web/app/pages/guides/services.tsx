import { calculateGroupHourCents } from '@tomoguide/contract/bookings/price';
import { formatHourlyChange, formatHourlyPrice, formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

interface Props {
  guide: GuideDetail;
  /** The size of the group whose prices are shown, at least the smallest that the guide accepts. */
  travelers: number;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
}

/** The guide's services, with hourly prices for the group. */
export const Services = ({ guide, travelers, names, pricing }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const basic = guide.basicPricePerHourCents;
  const extra = guide.additionalPricePerPersonCents;
  const perHour = (cents: number) =>
    formatHourlyPrice(calculateGroupHourCents(cents, extra, travelers), locale);
  const own = new Map(pricing.map(({ subcategoryId, priceCents }) => [subcategoryId, priceCents]));
  return (
    <Section
      id="services"
      title={t('guides.services.title')}
      {...(own.size > 0 ? { lead: t('guides.services.lead') } : {})}
    >
      <dl className="service-prices">
        <div>
          <dt>{t('guides.services.forGroup', { count: travelers })}</dt>
          <dd>{perHour(basic)}</dd>
        </div>
        {guide.maxPeople > 1 ? (
          <div>
            <dt>{t('guides.services.extra')}</dt>
            <dd>+ {formatMoney(extra, locale)}</dd>
          </div>
        ) : null}
      </dl>
      <details className="phone-fold">
        <summary className="min-h-11 cursor-pointer list-none items-center font-semibold text-action underline [&::-webkit-details-marker]:hidden">
          {t('guides.services.all', { count: guide.services.length })}
        </summary>
        <ul className="service-list">
          {guide.services.map((id) => {
            const set = own.get(id);
            // A service without its own price costs the base price, which is shown only if other services
            // have their own.
            const price = set ?? (own.size > 0 ? basic : undefined);
            return (
              <li key={id}>
                {names([id])[0]}
                {price === undefined ? null : (
                  <span className="tabular">
                    {perHour(price)}
                    {set === undefined ? null : (
                      <span className="sr-only"> {t('guides.services.own')}</span>
                    )}
                    {price === basic ? null : (
                      <small>{formatHourlyChange(price - basic, locale)}</small>
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </Section>
  );
};
