import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '@tomoguide/contract/bookings/calendar-feed';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@tomoguide/contract/bookings/calls';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { getButtonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CopyableUrl } from '../../../ui/copyable-url.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/**
 * Returns the query for the feed URL, which another tab or device can create, replace or delete
 * (docs/product/pages.md, "Query cache").
 */
const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['me', 'calendar-feed'],
    queryFn: () => api(getCalendarFeed),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

const useFeedChange = (change: () => Promise<CalendarFeed>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (feed) => {
      // A response to a request sent before the change would restore the old URL.
      await client.cancelQueries({ queryKey: calendarFeedQuery().queryKey });
      client.setQueryData(calendarFeedQuery().queryKey, feed);
    },
  });
};

/** Shows the secret URL from which calendar apps fetch the guide's tours. */
export const FeedCard = () => {
  const { t } = useTranslation('calendar');
  const { data, isLoadingError, refetch } = useQuery(calendarFeedQuery());
  const [confirming, setConfirming] = useState<'renew' | 'end' | null>(null);
  const make = useFeedChange(() => api(createCalendarFeed, { body: { renew: false } }));
  const renew = useFeedChange(() => api(createCalendarFeed, { body: { renew: true } }));
  const end = useFeedChange(() => api(deleteCalendarFeed));
  const changes = [make, renew, end];
  const confirm = () => {
    // A previous error is not about this request.
    for (const change of changes) change.reset();
    (confirming === 'renew' ? renew : end).mutate(undefined, {
      onSettled: () => setConfirming(null),
    });
  };
  const address = data?.address ?? null;
  return (
    <Card className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h2 className="font-bold text-xl">{t('calendar.feed.title')}</h2>
        <p>{t('calendar.feed.intro')}</p>
        <p className="text-ink-soft text-sm">{t('calendar.feed.secret')}</p>
      </div>
      {isLoadingError ? (
        <LoadFailure onRetry={refetch}>{t('calendar.feed.loadError')}</LoadFailure>
      ) : null}
      {data || isLoadingError ? null : <Skeleton className="h-11" />}
      {address ? (
        <>
          <CopyableUrl address={address} label={t('calendar.feed.address')} />
          <div className="flex flex-wrap gap-2">
            <CopyButton
              text={address}
              label={t('calendar.feed.copy')}
              copiedLabel={t('calendar.feed.copied')}
            />
            <a
              href={address.replace(/^https?:/, 'webcal:')}
              className={getButtonStyle('secondary', 'small')}
            >
              {t('calendar.feed.open')}
            </a>
            <Button tone="quiet" size="small" onClick={() => setConfirming('renew')}>
              {t('calendar.feed.renew')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => setConfirming('end')}>
              {t('calendar.feed.end')}
            </Button>
          </div>
        </>
      ) : null}
      {data && !address ? (
        <div>
          <Button tone="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            {t('calendar.feed.make')}
          </Button>
        </div>
      ) : null}
      {changes.some(({ isError }) => isError) ? (
        <p role="alert" className="text-danger">
          {t('calendar.failed')}
        </p>
      ) : null}
      {confirming ? (
        <ConfirmDialog
          open
          danger
          title={t(`calendar.feed.${confirming}Title`)}
          confirmLabel={t(`calendar.feed.${confirming}`)}
          declineLabel={t('calendar.feed.keep')}
          busy={renew.isPending || end.isPending}
          onConfirm={confirm}
          onClose={() => setConfirming(null)}
        >
          {t('calendar.feed.renewText')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
};
