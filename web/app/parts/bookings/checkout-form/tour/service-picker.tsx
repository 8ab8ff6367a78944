import { useQuery } from '@tanstack/react-query';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { formatHourlyChange } from '@tomoguide/contract/format';
import { SERVICES_MAX } from '@tomoguide/contract/guides/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CollapsibleFields } from '../collapsible-fields.tsx';
import { getPriceChange, type OfferedService, offeredServicesQuery } from '../queries.ts';

interface Props {
  guideId: GuideId;
  /** The guide's hourly price without services, in fen; null if services do not change the price. */
  basicCents: number | null;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (service: number, on: boolean) => void;
}

/** Shows how a service changes the guide's hourly price. */
const OwnPrice = ({ service, basicCents }: { service: OfferedService; basicCents: number }) => {
  const locale = useLocale();
  const cents = getPriceChange(service, basicCents);
  if (cents === 0) return null;
  return (
    <span className="tabular whitespace-nowrap text-ink-soft text-sm">
      {' '}
      {formatHourlyChange(cents, locale)}
    </span>
  );
};

/** A choice of the guide's services, with their effect on the hourly price. */
export const ServicePicker = ({ guideId, basicCents, chosen, error, onToggle }: Props) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const offered = useQuery(offeredServicesQuery(guideId));
  if (offered.isPending) return <Skeleton className="h-11 w-60" />;
  if (offered.isLoadingError)
    return <LoadFailure onRetry={offered.refetch}>{t('checkout.servicesFailed')}</LoadFailure>;
  const services = offered.data.flatMap((category) => category.subcategories);
  if (services.length === 0) return null;
  const names = services
    .filter(({ id }) => chosen.includes(id))
    .map((service) => getLocalizedName(service, locale));
  return (
    <CollapsibleFields
      title={t('checkout.services')}
      summary={names.length > 0 ? names.join(' · ') : t('checkout.servicesNone')}
      hint={t('checkout.servicesHint')}
      error={error}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {services.map((service) => (
          <Checkbox
            key={service.id}
            checked={chosen.includes(service.id)}
            disabled={chosen.length >= SERVICES_MAX && !chosen.includes(service.id)}
            onChange={(event) => onToggle(service.id, event.target.checked)}
            label={
              <>
                {getLocalizedName(service, locale)}
                {basicCents === null ? null : (
                  <OwnPrice service={service} basicCents={basicCents} />
                )}
              </>
            }
          />
        ))}
      </div>
    </CollapsibleFields>
  );
};
