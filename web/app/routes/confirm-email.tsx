import { PageHead } from '../lib/page-head.tsx';
import { ConfirmCard } from '../pages/confirm-email/confirm-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function ConfirmEmail() {
  const { t } = useTranslation('email-confirmation', 'errors');
  return (
    <>
      <PageHead title={t('email-confirmation.page.title')} />
      <ConfirmCard />
    </>
  );
}
