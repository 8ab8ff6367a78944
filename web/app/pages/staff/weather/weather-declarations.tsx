import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { declarationsQuery } from './queries.ts';
import { WeatherForm } from './weather-form.tsx';

const List = () => {
  const { t } = useTranslation('staff-weather', 'staff');
  const list = useQuery(declarationsQuery());
  if (list.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => list.refetch()} />;
  if (!list.data) return <Skeleton className="h-40 rounded-2xl" />;
  if (list.data.length === 0)
    return <EmptyState title={t('staff-weather.empty')}>{t('staff-weather.emptyHint')}</EmptyState>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {list.data.map((declaration) => (
        <li key={declaration.id}>
          <DeclarationCard declaration={declaration} />
        </li>
      ))}
    </ul>
  );
};

/** A form to declare bad weather, and the latest declarations. */
export const WeatherDeclarations = () => {
  const { t } = useTranslation('staff-weather');
  // A new form after each declaration.
  const [declared, setDeclared] = useState(0);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-semibold text-xl">{t('staff-weather.declare')}</h2>
        <WeatherForm key={declared} onDone={() => setDeclared(declared + 1)} />
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-semibold text-xl">{t('staff-weather.declared')}</h2>
        <List />
      </section>
    </div>
  );
};
