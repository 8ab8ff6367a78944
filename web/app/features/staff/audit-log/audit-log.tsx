import { useInfiniteQuery } from '@tanstack/react-query';
import { STAFF_ACTIONS, type StaffAction } from '@tomoguide/contract/staff/actions';
import { useId, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { AuditItem } from './audit-item.tsx';
import { auditLog } from './queries.ts';

const Entries = ({ action }: { action: StaffAction | null }) => {
  const { t } = useTranslation(['staff-audit-log', 'staff']);
  const log = useInfiniteQuery(auditLog(action));
  if (log.isPending) return <StaffSkeleton />;
  if (log.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => log.refetch()} />;
  const entries = log.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  return (
    <>
      <Card flush>
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      {log.hasNextPage ? (
        <Button
          tone="secondary"
          className="justify-self-center"
          busy={log.isFetchingNextPage}
          onClick={() => log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? t('staff:loadingMore') : t('staff:showMore')}
        </Button>
      ) : null}
    </>
  );
};

/** What staff did, newest first. */
export const AuditLog = () => {
  const { t } = useTranslation('staff-audit-log');
  const [action, setAction] = useState<StaffAction | null>(null);
  const id = useId();
  return (
    <>
      <div className="grid max-w-sm gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('kind')}
        </label>
        <Select
          id={id}
          value={action ?? ''}
          onChange={({ target }) =>
            setAction(STAFF_ACTIONS.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{t('everything')}</option>
          {STAFF_ACTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`actions.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Entries action={action} />
    </>
  );
};
