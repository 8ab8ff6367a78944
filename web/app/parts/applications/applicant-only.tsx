import { useQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ownApplicationQuery } from './queries.ts';

export const ApplicationSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-96 rounded-2xl" />
  </div>
);

type Children = (application: OwnApplication) => ReactNode;

const LoadedApplication = ({ children }: { children: Children }) => {
  const { t } = useTranslation('applications');
  const application = useQuery(ownApplicationQuery());
  if (application.isPending) return <ApplicationSkeleton />;
  if (application.isLoadingError)
    return <ErrorState title={t('applications.loadError')} onRetry={() => application.refetch()} />;
  return children(application.data);
};

/** Renders its content with the user's application if they are logged in, and otherwise a link to log in. */
export const ApplicantOnly = ({ children }: { children: Children }) => {
  const { t } = useTranslation('applications');
  const session = useSession();
  const { pathname } = useLocation();
  if (session === undefined) return <ApplicationSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('applications.logInFirst')}
        actions={
          <>
            <LinkButton to={withRedirect('/login', pathname)}>{t('applications.logIn')}</LinkButton>
            <LinkButton tone="secondary" to={withRedirect('/signup', pathname)}>
              {t('applications.signUp')}
            </LinkButton>
          </>
        }
      >
        {t('applications.logInHint')}
      </EmptyState>
    );
  return <LoadedApplication key={session.user.id}>{children}</LoadedApplication>;
};
