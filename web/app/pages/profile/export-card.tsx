import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getExport, readExport, requestExport } from '@tomoguide/contract/accounts/calls';
import type { AccountExport } from '@tomoguide/contract/accounts/entities';
import { EXPORT_PAUSE_HOURS } from '@tomoguide/contract/accounts/figures';
import { formatInstant } from '@tomoguide/contract/format';
import { api } from '../../lib/api.ts';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.ts';
import { useDownload } from '../../ui/use-download.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const EXPORT_KEY = ['me', 'export'] as const;
/** How often the page polls the progress, in milliseconds. */
const ASK_EVERY = 2_000;

const isRunning = (found: AccountExport | null | undefined): boolean =>
  found?.state === 'waiting' || found?.state === 'making';

/** Returns whether a new request would create a new export rather than return the existing one. */
const canBeNewer = (found: AccountExport | null, now: Temporal.Instant): boolean =>
  found !== null && -getSecondsUntil(found.requestedAt, now) >= EXPORT_PAUSE_HOURS * 3_600;

/** The export of a user's data, which is requested, created in the background, and then downloaded. */
export const ExportCard = () => {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: EXPORT_KEY,
    queryFn: ({ signal }) => api(getExport, { signal }),
    staleTime: 0,
    refetchInterval: (query) => (isRunning(query.state.data?.data) ? ASK_EVERY : false),
  });
  const failed = useFailureToast(t('profile.updateFailed'));
  const ask = useMutation({
    mutationFn: () => api(requestExport),
    onSuccess: (begun) => cache.setQueryData(EXPORT_KEY, { data: begun }),
    onError: failed,
  });
  const zip = useDownload(async () => readExport.path);
  const found = data?.data ?? null;
  const isReady = found?.state === 'ready';
  const isOld = canBeNewer(found, useNow(60));
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <div>
        <h3 className="font-semibold">{t('profile.account.export')}</h3>
        <p className="max-w-prose text-ink-soft text-sm">{t('profile.account.exportHint')}</p>
      </div>
      <p role="status" className="tabular text-sm">
        {found?.state === 'waiting' ? t('profile.account.exportWaiting') : null}
        {found?.state === 'making'
          ? t('profile.account.exportMaking', { percent: found.percent })
          : null}
        {found?.state === 'failed' ? t('profile.account.exportFailed') : null}
        {found?.state === 'ready' && found.expiresAt
          ? t('profile.account.exportReady', {
              time: formatInstant(found.expiresAt, Temporal.Now.timeZoneId(), locale),
            })
          : null}
      </p>
      {found && isRunning(found) ? (
        <progress
          aria-label={t('profile.account.export')}
          className="h-1 w-full max-w-md"
          max={100}
          value={found.percent}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isReady ? (
          <Button onClick={zip.start} busy={zip.isDownloading}>
            <Download aria-hidden="true" className="size-5" />
            {t('profile.account.exportDownload')}
          </Button>
        ) : null}
        {!isReady || isOld ? (
          <Button
            tone="secondary"
            onClick={() => ask.mutate()}
            busy={ask.isPending || isRunning(found)}
          >
            {t(isReady ? 'profile.account.exportAnew' : 'profile.account.exportAsk')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
