import { useQuery } from '@tanstack/react-query';
import { QUALIFICATIONS_MAX } from '@tomoguide/contract/guides/figures';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Plus } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QualificationCard } from './qualification-card.tsx';
import { QualificationDialog } from './qualification-dialog.tsx';
import { ownQualificationsQuery } from './queries.ts';

/** The guide's qualifications, with a form to add one. */
export const QualificationsPage = () => {
  const { t } = useTranslation('qualifications');
  const { data, isLoadingError, refetch } = useQuery(ownQualificationsQuery());
  const [adding, setAdding] = useState(false);
  if (isLoadingError) return <ErrorState title={t('qualifications.loadError')} onRetry={refetch} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-2xl" />
        <Skeleton className="h-40 rounded-2xl" />
      </div>
    );
  const list = data.data;
  const add = (
    <Button className="justify-self-start" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {t('qualifications.add')}
    </Button>
  );
  return (
    <div className="grid gap-5">
      {list.length === 0 ? (
        <EmptyState title={t('qualifications.empty')} actions={add}>
          {t('qualifications.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {list.map((one) => (
              <li key={one.id}>
                <QualificationCard qualification={one} />
              </li>
            ))}
          </ul>
          {list.length < QUALIFICATIONS_MAX ? (
            add
          ) : (
            <p className="text-ink-soft text-sm">{t('qualifications.full')}</p>
          )}
        </>
      )}
      {adding ? (
        <QualificationDialog qualification={null} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  );
};
