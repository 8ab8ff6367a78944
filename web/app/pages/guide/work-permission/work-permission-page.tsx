import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CountedHours } from './counted-hours.tsx';
import { PermissionForm } from './permission-form.tsx';
import { ownWorkPermissionQuery } from './queries.ts';
import { StatementCard } from './statement-card.tsx';

/** The guide's permission to work: what is checked, what waits, the hours, and the form to state it. */
export const WorkPermissionPage = () => {
  const { t } = useTranslation('work-permission');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery(ownWorkPermissionQuery());
  if (isLoadingError)
    return <ErrorState title={t('work-permission.loadError')} onRetry={refetch} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-2xl" />
        <Skeleton className="h-60 rounded-2xl" />
      </div>
    );
  const { checked, latest, dueAt, isOpen, hours } = data;
  const started = latest ?? checked;
  return (
    <div className="grid gap-5">
      {dueAt === null ? null : (
        <div className="grid gap-1 rounded-2xl bg-warn-soft p-5 text-warn">
          <p className="font-semibold">{t('work-permission.none')}</p>
          <p>
            {isOpen
              ? t('work-permission.noneUntil', {
                  time: formatInstant(dueAt, Temporal.Now.timeZoneId(), locale),
                })
              : t('work-permission.noneClosed')}
          </p>
        </div>
      )}
      {latest ? <StatementCard label={t('work-permission.newer')} statement={latest} /> : null}
      {checked ? <StatementCard label={t('work-permission.current')} statement={checked} /> : null}
      {hours ? <CountedHours hours={hours} /> : null}
      <PermissionForm key={started?.id ?? 'new'} statement={started} keepsFile={latest !== null} />
    </div>
  );
};
