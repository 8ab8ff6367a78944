import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Session, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder for the guide's pages while the session is loading. */
export const DashboardSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-40 rounded-2xl" />
    <Skeleton className="h-72 rounded-2xl" />
  </div>
);

/** Renders its content for guides only. Other users see a link to the right page. */
export const GuideOnly = ({ children }: { children: (session: Session) => ReactNode }) => {
  const { t } = useTranslation('guide-dashboard');
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session === undefined) return <DashboardSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('guide-dashboard.logInFirst')}
        actions={
          <LinkButton to={withRedirect('/login', pathname + search + hash)}>
            {t('guide-dashboard.logIn')}
          </LinkButton>
        }
      >
        {t('guide-dashboard.logInHint')}
      </EmptyState>
    );
  if (!session.user.isGuide)
    return (
      <EmptyState
        title={t('guide-dashboard.guidesOnly')}
        actions={
          <>
            <LinkButton to="/dashboard">{t('guide-dashboard.toTrips')}</LinkButton>
            <LinkButton tone="secondary" to="/">
              {t('guide-dashboard.toLanding')}
            </LinkButton>
          </>
        }
      >
        {t('guide-dashboard.guidesOnlyHint')}
      </EmptyState>
    );
  return children(session);
};
