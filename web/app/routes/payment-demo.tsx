import { useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { DemoPage } from '../pages/payment-demo/demo-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/**
 * The page /payment-demo?session=demo_…, the payment page of the demo payment provider, in place of a
 * bank's.
 */
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
