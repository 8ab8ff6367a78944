import { PageHead } from '../lib/page-head.tsx';
import { ProofPage, ProofSkeleton } from '../pages/booking/payment-proof/proof-page.tsx';
import { BookingOnly } from '../parts/bookings/booking-only.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['payment-proof', 'files', 'errors'] as const;

/** The page /booking/12/payment-proof, on which the traveler uploads a proof and the guide answers. */
export default function PaymentProof() {
  const { t } = useTranslation(...NAMESPACES);
  const sentences = useCatalog('payment-proof');
  return (
    <>
      <PageHead title={t('payment-proof.title')} />
      <Page title={t('payment-proof.title')} narrow>
        <BookingOnly words={sentences} skeleton={<ProofSkeleton />}>
          {(id) => <ProofPage id={id} />}
        </BookingOnly>
      </Page>
    </>
  );
}
