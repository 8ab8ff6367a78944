import { listDemoAccounts } from '@tomoguide/contract/accounts/calls';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link, useSearchParams } from 'react-router';
import { api } from '../lib/api.ts';
import { PageHead } from '../lib/page-head.tsx';
import { LoginForm } from '../pages/login/login-form.tsx';
import { SignUpInstead } from '../pages/login/sign-up-instead.tsx';
import { AccountFormCard } from '../parts/accounts/account-form-card.tsx';
import { getLoginReason } from '../parts/accounts/login-reason.ts';
import { useRedirectAfterLogin } from '../parts/accounts/use-redirect-after-login.ts';
import { fetchPendingTour } from '../parts/bookings/pending-tour.ts';
import { PendingTourCard } from '../parts/bookings/pending-tour-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { linkStyle } from '../ui/link-style.ts';
import type { Route } from './+types/login.ts';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const redirect = new URL(request.url).searchParams.get('redirect');
  const [accounts, tour] = await Promise.all([api(listDemoAccounts), fetchPendingTour(redirect)]);
  return { demoAccounts: accounts.data, tour };
};

export default function Login({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts');
  const ready = useRedirectAfterLogin();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const reason = getLoginReason(redirect);
  const books = reason === 'book';
  return (
    <>
      <PageHead
        title={t('accounts.login.title')}
        description={t('accounts.login.description')}
        path="/login"
      />
      <AccountFormCard
        title={t('accounts.login.title')}
        lead={reason ? t(`accounts.login.for.${reason}`) : t('accounts.login.lead')}
        above={
          <>
            {loaderData.tour ? <PendingTourCard tour={loaderData.tour} /> : null}
            {books ? <SignUpInstead redirect={redirect} /> : null}
          </>
        }
        instead={
          books ? null : (
            <>
              {t('accounts.login.noAccount')}{' '}
              <Link to={withRedirect('/signup', redirect)} className={linkStyle}>
                {t('accounts.login.toSignup')}
              </Link>
            </>
          )
        }
      >
        <LoginForm ready={ready} demoAccounts={loaderData.demoAccounts} />
      </AccountFormCard>
    </>
  );
}
