import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link, useSearchParams } from 'react-router';
import { EntranceCard } from '../features/accounts/entrance-card.tsx';
import { linkStyle } from '../features/accounts/link-style.ts';
import { SignupForm } from '../features/accounts/sign-up/signup-form.tsx';
import { useContinue } from '../features/accounts/use-continue.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function Signup() {
  const { t } = useTranslation('accounts');
  const ready = useContinue();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('signup.title')} description={t('signup.description')} path="/signup" />
      <EntranceCard
        title={t('signup.title')}
        lead={t('signup.lead')}
        footer={
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
