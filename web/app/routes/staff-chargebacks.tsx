import { Chargebacks } from '../pages/staff/chargebacks/chargebacks.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'staff-chargebacks',
  'staff-disputes',
  'staff',
  'payments',
  'bookings',
  'itinerary-terms',
] as const;

export default function StaffChargebacks() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="chargebacks"
      title={t('staff.places.chargebacks')}
      lead={t('staff-chargebacks.lead')}
    >
      <Chargebacks />
    </StaffPage>
  );
}
