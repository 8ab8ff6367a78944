import { PageHead } from '../lib/page-head.tsx';
import { ResetCard } from '../pages/reset-password/reset-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function ResetPassword() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHead title={t('accounts.reset.title')} />
      <ResetCard />
    </>
  );
}
