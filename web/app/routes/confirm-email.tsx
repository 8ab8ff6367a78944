import { ConfirmCard } from '../features/accounts/confirmation/confirm-card.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function ConfirmEmail() {
  const { t } = useTranslation(['accounts-confirmation', 'errors']);
  return (
    <>
      <PageHead title={t('page.title')} />
      <ConfirmCard />
    </>
  );
}
