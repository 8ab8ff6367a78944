import { type QueryMeta, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from '../ui/toast.ts';

/** What the page or the end of the session says better. */
const TOLD_ELSEWHERE: readonly number[] = [401, 404];

/**
 * Says in a toast what could not be fetched, for every query that names its sentence and has nothing
 * to show; the page says it where it stands as well.
 */
export const FetchFailures = () => {
  const { t } = useTranslation('layout');
  const queries = useQueryClient().getQueryCache();

  const tell = useEffectEvent((what: NonNullable<QueryMeta['failure']>, error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (TOLD_ELSEWHERE.includes(status)) return;
    // The notice of the lost network stands on every page.
    if (status === 0 && !navigator.onLine) return;
    showToast({
      tone: 'destructive',
      title: t(`fetchFailed.${what}`, { status: status || t('fetchFailed.noConnection') }),
    });
  });

  useEffect(
    () =>
      queries.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { meta, state } = event.query;
        if (meta?.failure && state.data === undefined) tell(meta.failure, event.action.error);
      }),
    [queries],
  );
  return null;
};
