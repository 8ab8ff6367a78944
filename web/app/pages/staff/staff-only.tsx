import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { PasskeyLogin } from '../../parts/accounts/passkey-login.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const StaffSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-9 w-56" />
    <Skeleton className="h-28 rounded-2xl" />
    <Skeleton className="h-28 rounded-2xl" />
  </div>
);

/** For staff only; everybody else reads the page's title and where to go. What the page shows comes from calls that answer nobody else. */
export const StaffOnly = ({ title, children }: { title: string; children: ReactNode }) => {
  const refused = (state: ReactNode) => (
    <div className="grid gap-6">
      <h1 className="font-bold text-3xl tracking-tight">{title}</h1>
      {state}
    </div>
  );
  const { t } = useTranslation('staff');
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <StaffSkeleton />
      </>
    );
  if (session === null)
    return refused(
      <EmptyState
        title={t('logInFirst')}
        actions={
          <LinkButton to={withRedirect('/login', pathname + search)}>{t('logIn')}</LinkButton>
        }
      />,
    );
  if (!session.user.isStaff)
    return refused(
      <EmptyState
        title={t('staffOnly')}
        actions={<LinkButton to="/">{t('toLanding')}</LinkButton>}
      />,
    );
  // In a session that a password began, the console's calls answer as to anybody.
  if (!session.user.mayUseConsole)
    return refused(
      <EmptyState title={t('passkeyFirst')} actions={<PasskeyLogin ready />}>
        {t('passkeyFirstHint')}
      </EmptyState>,
    );
  return children;
};
