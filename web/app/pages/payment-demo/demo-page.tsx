import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { demoSessionQuery } from '../../parts/payments/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DemoSessionCard } from './demo-session-card.tsx';

const SessionNotFound = () => {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      title={t('payments.demo.missing')}
      actions={<LinkButton to="/dashboard">{t('payments.demo.toTrips')}</LinkButton>}
    >
      {t('payments.demo.missingHint')}
    </EmptyState>
  );
};

const Session = ({ sessionId }: { sessionId: string }) => {
  const { t } = useTranslation('payments');
  const session = useQuery(demoSessionQuery(sessionId));
  if (session.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    );
  if (session.isLoadingError) {
    const status = session.error instanceof ApiError ? session.error.status : 0;
    if (status === 404 || status === 400) return <SessionNotFound />;
    return (
      <ErrorState title={t('payments.demo.loadFailed')} onRetry={() => session.refetch()}>
        {t('payments.demo.loadFailedHint')}
      </ErrorState>
    );
  }
  return <DemoSessionCard session={session.data} />;
};

/**
 * The page of the demo payment provider. It looks different from the site and says that no real money
 * moves.
 */
export const DemoPage = ({ sessionId }: { sessionId: string | null }) => {
  const { t } = useTranslation('payments');
  return (
    <div className="mx-auto grid max-w-[30rem] gap-5 px-4 py-8 sm:py-12">
      <header className="grid gap-3 rounded-2xl border border-line-strong border-dashed p-5">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="font-bold text-xl">{t('payments.demo.provider')}</h1>
          <Badge tone="warn">{t('payments.demo.badge')}</Badge>
        </div>
        <p className="text-ink-soft">{t('payments.demo.notice')}</p>
      </header>
      {sessionId ? <Session sessionId={sessionId} /> : <SessionNotFound />}
    </div>
  );
};
