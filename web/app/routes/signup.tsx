import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { SignupForm } from '../pages/signup/signup-form.tsx';
import { AccountFormCard } from '../parts/accounts/account-form-card.tsx';
import { getLoginReason } from '../parts/accounts/login-reason.ts';
import { useRedirectAfterLogin } from '../parts/accounts/use-redirect-after-login.ts';
import { fetchPendingTour } from '../parts/bookings/pending-tour.ts';
import { PendingTourCard } from '../parts/bookings/pending-tour-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { linkStyle } from '../ui/link-style.ts';
import type { Route } from './+types/signup.ts';

export const loader = async ({ request }: Route.LoaderArgs) => ({
  tour: await fetchPendingTour(new URL(request.url).searchParams.get('redirect')),
});

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts');
  const ready = useRedirectAfterLogin();
  const [query] = useSearchParams();
  const reason = getLoginReason(query.get('redirect'));
  return (
    <>
      <PageHead
        title={t('accounts.signup.title')}
        description={t('accounts.signup.description')}
        path="/signup"
      />
      <AccountFormCard
        title={t('accounts.signup.title')}
        lead={reason ? t(`accounts.signup.for.${reason}`) : t('accounts.signup.lead')}
        above={loaderData.tour ? <PendingTourCard tour={loaderData.tour} /> : null}
        instead={
          <>
            {t('accounts.signup.haveAccount')}{' '}
            <Link to={withRedirect('/login', query.get('redirect'))} className={linkStyle}>
              {t('accounts.signup.toLogin')}
            </Link>
          </>
        }
      >
        <SignupForm ready={ready} />
      </AccountFormCard>
    </>
  );
}
