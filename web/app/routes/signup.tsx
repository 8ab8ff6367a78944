import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link, useSearchParams } from 'react-router';
import { EntranceCard } from '../features/accounts/entrance-card.tsx';
import { entranceReason } from '../features/accounts/entrance-reason.ts';
import { linkStyle } from '../features/accounts/link-style.ts';
import { SignupForm } from '../features/accounts/sign-up/signup-form.tsx';
import { useContinue } from '../features/accounts/use-continue.ts';
import { begunTour } from '../features/bookings/checkout/begun-tour.ts';
import { BegunTourCard } from '../features/bookings/checkout/begun-tour-card.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/signup.ts';

export const loader = async ({ request }: Route.LoaderArgs) => ({
  tour: await begunTour(new URL(request.url).searchParams.get('redirect')),
});

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts');
  const ready = useContinue();
  const [query] = useSearchParams();
  const reason = entranceReason(query.get('redirect'));
  return (
    <>
      <PageHead title={t('signup.title')} description={t('signup.description')} path="/signup" />
      <EntranceCard
        title={t('signup.title')}
        lead={reason ? t(`signup.for.${reason}`) : t('signup.lead')}
        above={loaderData.tour ? <BegunTourCard tour={loaderData.tour} /> : null}
        instead={
          <>
            {t('signup.haveAccount')}{' '}
            <Link to={withRedirect('/login', query.get('redirect'))} className={linkStyle}>
              {t('signup.toLogin')}
            </Link>
          </>
        }
      >
        <SignupForm ready={ready} />
      </EntranceCard>
    </>
  );
}
