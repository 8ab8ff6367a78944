import { PageHead } from '../lib/page-head.tsx';
import { WithdrawalPage } from '../pages/withdrawal/withdrawal-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['withdrawal', 'errors', 'support'] as const;

export default function Withdrawal() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={t('withdrawal.title')} />
      <h1 className="font-bold text-3xl tracking-tight">{t('withdrawal.title')}</h1>
      <WithdrawalPage />
    </div>
  );
}
