import { IdentityQueue } from '../pages/staff/identity/identity-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-identity', 'staff', 'applications', 'errors', 'files'] as const;

export default function StaffIdentity() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="identity" title={t('staff.places.identity')} lead={t('staff-identity.lead')}>
      <IdentityQueue />
    </StaffPage>
  );
}
