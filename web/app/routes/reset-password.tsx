import { Link } from 'react-router';
import { EntranceCard } from '../features/accounts/entrance-card.tsx';
import { linkStyle } from '../features/accounts/link-style.ts';
import { ResetForm } from '../features/accounts/password-reset/reset-form.tsx';
import { useResetToken } from '../features/accounts/password-reset/use-reset-token.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function ResetPassword() {
  const { t } = useTranslation('accounts');
  const token = useResetToken();
  return (
    <>
      <PageHead title={t('reset.title')} />
      <EntranceCard
        title={t('reset.title')}
        lead={t('reset.lead')}
        footer={
          <Link to="/login" className={linkStyle}>
            {t('forgot.backToLogin')}
          </Link>
        }
      >
        <ResetForm token={token} />
      </EntranceCard>
    </>
  );
}
