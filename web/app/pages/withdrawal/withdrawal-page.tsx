import { useQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Available } from './available.tsx';
import { withdrawalOverviewQuery } from './queries.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';

/** Query parameter for users who are closing their account. */
const CLOSING = 'closing';

const WithdrawalSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-40 rounded-2xl" />
    <Skeleton className="h-72 rounded-2xl" />
  </div>
);

const LoadedWithdrawal = ({ isClosing }: { isClosing: boolean }) => {
  const { t } = useTranslation('withdrawal');
  const overview = useQuery(withdrawalOverviewQuery());
  if (overview.isPending) return <WithdrawalSkeleton />;
  if (overview.isLoadingError)
    return <ErrorState title={t('withdrawal.loadError')} onRetry={() => overview.refetch()} />;
  return (
    <div className="grid gap-8">
      <Available overview={overview.data} />
      <WithdrawalForm overview={overview.data} isClosing={isClosing} />
      <WithdrawalHistory />
    </div>
  );
};

/** The /withdrawal page: the available amount, the account, and earlier withdrawals. */
export const WithdrawalPage = () => {
  const { t } = useTranslation('withdrawal');
  const session = useSession();
  const [params] = useSearchParams();
  const isClosing = params.has(CLOSING);
  if (session === undefined) return <WithdrawalSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('withdrawal.logInFirst')}
        actions={
          <LinkButton
            to={withRedirect('/login', isClosing ? `/withdrawal?${CLOSING}` : '/withdrawal')}
          >
            {t('withdrawal.logIn')}
          </LinkButton>
        }
      >
        {t('withdrawal.logInHint')}
      </EmptyState>
    );
  return <LoadedWithdrawal isClosing={isClosing} />;
};
