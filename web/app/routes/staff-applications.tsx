import { Applications } from '../pages/staff/applications/applications.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'staff-applications',
  'staff',
  'applications',
  'errors',
  'files',
  'work-permission',
] as const;

export default function StaffApplications() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="applications"
      title={t('staff.places.applications')}
      lead={t('staff-applications.lead')}
    >
      <Applications />
    </StaffPage>
  );
}
