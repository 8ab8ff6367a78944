import { type QueryMeta, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from '../ui/toast.ts';

/** Statuses that the page or the session watcher reports better. */
const HANDLED_ELSEWHERE: readonly number[] = [401, 404];

/**
 * Shows a toast for every failed query that declares a `failure` message and has no data to show. The page
 * also shows the error in place.
 */
export const FetchFailures = () => {
  const { t } = useTranslation('layout');
  const queries = useQueryClient().getQueryCache();

  const showFailure = useEffectEvent((what: NonNullable<QueryMeta['failure']>, error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (HANDLED_ELSEWHERE.includes(status)) return;
    // Every page already shows the offline notice.
    if (status === 0 && !navigator.onLine) return;
    showToast({
      tone: 'destructive',
      title: t(`layout.fetchFailed.${what}`, {
        status: status || t('layout.fetchFailed.noConnection'),
      }),
    });
  });

  useEffect(
    () =>
      queries.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { meta, state } = event.query;
        if (meta?.failure && state.data === undefined)
          showFailure(meta.failure, event.action.error);
      }),
    [queries],
  );
  return null;
};
