import { ResetCard } from '../features/accounts/password-reset/reset-card.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function ResetPassword() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHead title={t('reset.title')} />
      <ResetCard />
    </>
  );
}
