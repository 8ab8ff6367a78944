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

/**
 * Renders its content for staff only; other users see the page's title and a link to leave. The API itself
 * rejects requests from anyone but staff.
 */
export const StaffOnly = ({ title, children }: { title: string; children: ReactNode }) => {
  const accessNotice = (state: ReactNode) => (
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
    return accessNotice(
      <EmptyState
        title={t('staff.logInFirst')}
        actions={
          <LinkButton to={withRedirect('/login', pathname + search)}>{t('staff.logIn')}</LinkButton>
        }
      />,
    );
  if (!session.user.isStaff)
    return accessNotice(
      <EmptyState
        title={t('staff.staffOnly')}
        actions={<LinkButton to="/">{t('staff.toLanding')}</LinkButton>}
      />,
    );
  // In a session started with a password, the API rejects the console's requests as for any other user.
  if (!session.user.mayUseConsole)
    return accessNotice(
      <EmptyState title={t('staff.passkeyFirst')} actions={<PasskeyLogin ready />}>
        {t('staff.passkeyFirstHint')}
      </EmptyState>,
    );
  return children;
};
