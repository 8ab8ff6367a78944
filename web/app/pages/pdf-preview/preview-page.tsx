import { useQuery } from '@tanstack/react-query';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Previewed } from '@tomoguide/contract/files/preview-id';
import { Suspense } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { isInAppBrowser } from '../../lib/in-app-browser.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useObjectUrl } from '../../parts/files/viewer/file-view.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { getButtonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Download, Printer } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDownload } from '../../ui/use-download.ts';
import { fetchDownloadUrl, previewContentQuery } from './queries.ts';

const PdfPages = lazyPart(
  async () => (await import('../../parts/files/viewer/pdf-pages.tsx')).PdfPages,
);

const PAPER = 'aspect-[210/297] w-full';

const getName = (previewed: Previewed): string =>
  previewed.kind === 'booking'
    ? formatBookingNumber(previewed.id)
    : `${previewed.kind}-${previewed.id}`;

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation('trip-sheet');
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: null };
  if (status === 404)
    return <EmptyState title={t('trip-sheet.missing')}>{t('trip-sheet.missingHint')}</EmptyState>;
  return (
    <ErrorState title={t('trip-sheet.failed')} onRetry={onRetry}>
      {t(code === 'BUSY' ? 'trip-sheet.busy' : 'trip-sheet.failedHint')}
    </ErrorState>
  );
};

/**
 * Shows the pages of a document, with buttons to save and print it (docs/product/trip-sheets.md, "The
 * page").
 */
export const PreviewPage = ({ previewed }: { previewed: Previewed }) => {
  const { t } = useTranslation('trip-sheet');
  const locale = useLocale();
  const content = useQuery(previewContentQuery(previewed, locale));
  const address = useObjectUrl(content.data);
  const { data } = content;
  const name = getName(previewed);
  const saved = useDownload(
    () => fetchDownloadUrl(previewed),
    (error) => {
      // If the network is down, saves the document that is shown.
      const isOffline = error instanceof ApiError && error.status === 0;
      if (isOffline && data) saveFile(data, `tomoguide-${name}.${data.type.split('/')[1]}`);
      return isOffline && data !== undefined;
    },
  );
  if (content.isError) return <Failed error={content.error} onRetry={() => content.refetch()} />;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <Button disabled={!data} busy={saved.isDownloading} onClick={saved.start}>
          <Download aria-hidden="true" className="size-4" />
          {t('trip-sheet.save')}
        </Button>
        {address && !isInAppBrowser() ? (
          // Opens the document in the browser's own viewer, which can print.
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={getButtonStyle('secondary')}
          >
            <Printer aria-hidden="true" className="size-4" />
            {t('trip-sheet.print')}
          </a>
        ) : null}
      </div>
      {data && address ? (
        data.type === 'application/pdf' ? (
          <Suspense fallback={<Skeleton className={PAPER} />}>
            <PdfPages content={data} name={name} />
          </Suspense>
        ) : (
          <img src={address} alt={name} className="h-auto w-full rounded-lg" />
        )
      ) : (
        <div role="status">
          <span className="sr-only">{t('trip-sheet.loading')}</span>
          <Skeleton className={PAPER} />
        </div>
      )}
    </div>
  );
};
