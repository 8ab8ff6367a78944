import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { isMissingCode, reloadForCode } from '../lib/missing-code.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useRole } from '../lib/session.ts';
import { useClearFailures, useTranslation } from '../translation/use-translation.ts';
import { SpotDrawing } from '../ui/drawing.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Links to other pages; for a guide, the dashboard comes before the search for guides. */
const NextLinks = () => {
  const { t } = useTranslation('layout');
  const search = { to: '/search', label: t('layout.notFoundSearch') };
  const [first, second] =
    useRole() === 'guide'
      ? [{ to: '/guide-dashboard', label: t('layout.guideDashboard') }, search]
      : [search, { to: '/', label: t('layout.notFoundHome') }];
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <LinkButton to={first.to}>{first.label}</LinkButton>
      <LinkButton to={second.to} tone="secondary">
        {second.label}
      </LinkButton>
    </div>
  );
};

/** The page for an unknown URL. `title` and `text` override the default if the page knows what is missing. */
export const NotFound = ({ title, text }: { title?: string; text?: string }) => {
  const { t } = useTranslation('layout');
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-20 text-balance text-center">
      <PageHead title={title ?? t('layout.notFoundTitle')} />
      <SpotDrawing name="not-found" className="w-72" />
      <h1 className="font-bold text-3xl">{title ?? t('layout.notFoundTitle')}</h1>
      <p className="text-ink-soft">{text ?? t('layout.notFoundText')}</p>
      <NextLinks />
    </div>
  );
};

/**
 * Replaces a page that failed, with a not-found page or an error with a retry button. If a new release has
 * replaced the page's code, the page is loaded again.
 */
export const PageError = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('layout');
  useClearFailures();
  const isCodeMissing = isMissingCode(error);
  useEffect(() => {
    if (isCodeMissing) reloadForCode();
  }, [isCodeMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <PageHead title={t('layout.errorTitle')} />
      <ErrorState title={t('layout.errorTitle')} onRetry={() => window.location.reload()}>
        {t('layout.errorText')}
      </ErrorState>
    </>
  );
};
