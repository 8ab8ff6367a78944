import { listDemoAccounts } from '@tomoguide/contract/accounts/calls';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link, useSearchParams } from 'react-router';
import { EntranceCard } from '../features/accounts/entrance-card.tsx';
import { linkStyle } from '../features/accounts/link-style.ts';
import { LoginForm } from '../features/accounts/login/login-form.tsx';
import { useContinue } from '../features/accounts/use-continue.ts';
import { api } from '../lib/api.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/login.ts';

export const loader = async () => ({ demoAccounts: (await api(listDemoAccounts)).data });

export default function Login({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts');
  const ready = useContinue();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('login.title')} description={t('login.description')} path="/login" />
      <EntranceCard
        title={t('login.title')}
        lead={t('login.lead')}
        footer={
          <>
            {t('login.noAccount')}{' '}
            <Link to={withRedirect('/signup', query.get('redirect'))} className={linkStyle}>
              {t('login.toSignup')}
            </Link>
          </>
        }
      >
        <LoginForm ready={ready} demoAccounts={loaderData.demoAccounts} />
      </EntranceCard>
    </>
  );
}
