import { useQuery } from '@tanstack/react-query';
import { ownRatesQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RatesForm } from './rates-form.tsx';

/** The guide's prices and services, with a form to edit them. */
export const RatesPage = () => {
  const { t } = useTranslation('guide-settings');
  const { data, isLoadingError, refetch } = useQuery(ownRatesQuery());
  if (isLoadingError)
    return <ErrorState title={t('guide-settings.rates.loadError')} onRetry={refetch} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-48 rounded-2xl" />
        <Skeleton className="h-72 rounded-2xl" />
      </div>
    );
  return <RatesForm rates={data} />;
};
