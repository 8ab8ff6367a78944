import { PageHead } from '../lib/page-head.tsx';
import { ClaimPage, ClaimSkeleton } from '../pages/booking/emergency-claim/claim-page.tsx';
import { BookingOnly } from '../parts/bookings/booking-only.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = ['emergency-claim', 'files', 'errors'] as const;

/** /booking/12/emergency-claim: for the traveler only. */
export default function EmergencyClaim() {
  const { t, sentences } = useTranslation(SENTENCES);
  return (
    <>
      <PageHead title={t('title')} />
      <Page title={t('title')} narrow>
        <BookingOnly words={sentences} skeleton={<ClaimSkeleton />}>
          {(id) => <ClaimPage id={id} />}
        </BookingOnly>
      </Page>
    </>
  );
}
