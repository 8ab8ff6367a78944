import { Disputes } from '../pages/staff/disputes/disputes.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-disputes', 'files', 'staff', 'bookings', 'itinerary-terms'] as const;

export default function StaffDisputes() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="disputes" title={t('staff.places.disputes')} lead={t('staff-disputes.lead')}>
      <Disputes />
    </StaffPage>
  );
}
