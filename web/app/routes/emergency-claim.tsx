import { PageHead } from '../lib/page-head.tsx';
import { ClaimPage, ClaimSkeleton } from '../pages/booking/emergency-claim/claim-page.tsx';
import { BookingOnly } from '../parts/bookings/booking-only.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['emergency-claim', 'files', 'errors'] as const;

/** The page /booking/12/emergency-claim, for the traveler only. */
export default function EmergencyClaim() {
  const { t } = useTranslation(...NAMESPACES);
  const sentences = useCatalog('emergency-claim');
  return (
    <>
      <PageHead title={t('emergency-claim.title')} />
      <Page title={t('emergency-claim.title')} narrow>
        <BookingOnly words={sentences} skeleton={<ClaimSkeleton />}>
          {(id) => <ClaimPage id={id} />}
        </BookingOnly>
      </Page>
    </>
  );
}
