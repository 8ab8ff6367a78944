import { ClaimQueue } from '../pages/staff/emergency-claims/claim-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-emergency-claims', 'staff', 'files', 'errors'] as const;

export default function StaffEmergencyClaims() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="emergency-claims"
      title={t('staff.places.emergency-claims')}
      lead={t('staff-emergency-claims.lead')}
    >
      <ClaimQueue />
    </StaffPage>
  );
}
