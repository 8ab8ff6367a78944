import { useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { DemoPage } from '../pages/payment-demo/demo-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** /payment-demo?session=demo_…: the demo provider's payment page, in place of a bank. */
export default function PaymentDemo() {
  const { t } = useTranslation('payments');
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('payments.demo.title')} />
      <DemoPage sessionId={query.get('session')} />
    </>
  );
}
