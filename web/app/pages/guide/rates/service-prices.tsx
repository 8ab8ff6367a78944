import { useQuery } from '@tanstack/react-query';
import type { ServiceSubcategory } from '@tomoguide/contract/catalog/entities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { RATE_BOUNDS } from '@tomoguide/contract/guides/rate-bounds';
import { serviceCategoriesQuery } from '../../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Input } from '../../../ui/input.tsx';
import { OpenDetails } from '../../../ui/open-details.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatBounds, type RatesProblem, type TypedRates } from './typed-rates.ts';

interface Props {
  services: TypedRates['services'];
  /** The price per hour as typed; applies to services without their own price. */
  basic: string;
  problems: ReadonlySet<RatesProblem>;
  onChange: (services: TypedRates['services']) => void;
  onLeave: (problem: RatesProblem) => void;
}

interface RowProps extends Props {
  service: ServiceSubcategory;
}

const ServiceRow = ({ service, services, basic, problems, onChange, onLeave }: RowProps) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const name = getLocalizedName(service, locale);
  const price = services.get(service.id);
  const isWrong = problems.has(`service-${service.id}`);
  const messageId = `service-${service.id}-problem`;
  const choose = (chosen: boolean): void => {
    const changed = new Map(services);
    if (chosen) changed.set(service.id, '');
    else changed.delete(service.id);
    onChange(changed);
  };
  return (
    <li className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <Checkbox
        label={name}
        name={`offer-${service.id}`}
        checked={price !== undefined}
        onChange={({ target }) => choose(target.checked)}
      />
      {price === undefined ? null : (
        <div className="pb-2 pl-8 sm:py-0.5 sm:pl-0">
          <div className="flex items-center gap-2">
            <Input
              name={`service-${service.id}`}
              aria-label={t('guide-settings.rates.ownPrice', { service: name })}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? messageId : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              placeholder={
                basic.trim()
                  ? t('guide-settings.rates.likeBasic', { price: basic.trim() })
                  : t('guide-settings.rates.basicPrice')
              }
              className="tabular"
              value={price}
              onChange={({ target }) => onChange(new Map(services).set(service.id, target.value))}
              onBlur={() => onLeave(`service-${service.id}`)}
            />
            {/* The field's label already includes this. */}
            <span aria-hidden="true" className="whitespace-nowrap text-ink-soft text-sm">
              {t('guide-settings.rates.perHour')}
            </span>
          </div>
          {isWrong ? (
            <p id={messageId} role="alert" className="pt-1 text-danger text-sm">
              {t('guide-settings.rates.priceInvalid', formatBounds(RATE_BOUNDS.basicPriceRmb))}
            </p>
          ) : null}
        </div>
      )}
    </li>
  );
};

/** Inputs for all services by category: whether the guide offers each service, and its own price. */
export const ServicePrices = (props: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const categories = useQuery(serviceCategoriesQuery());
  if (categories.isLoadingError)
    return (
      <ErrorState
        title={t('guide-settings.rates.servicesError')}
        onRetry={() => categories.refetch()}
      />
    );
  if (!categories.data) return <Skeleton className="h-40 rounded-xl" />;
  const isOffered = (id: number): boolean => props.services.has(id);
  return (
    <div className="grid gap-2">
      {categories.data.map((category) => {
        const offered = category.subcategories.filter(({ id }) => isOffered(id)).length;
        return (
          <OpenDetails
            key={category.id}
            className="group rounded-xl border border-line px-3.5"
            opens={offered > 0}
          >
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-[0.9375rem]">
              {getLocalizedName(category, locale)}
              {offered > 0 ? (
                <span className="tabular rounded-full bg-action px-2 text-on-action text-xs leading-5">
                  {offered}
                </span>
              ) : null}
              <ChevronDown
                aria-hidden="true"
                className="ml-auto size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="grid gap-1 pb-3">
              {category.subcategories.map((service) => (
                <ServiceRow key={service.id} service={service} {...props} />
              ))}
            </ul>
          </OpenDetails>
        );
      })}
    </div>
  );
};
