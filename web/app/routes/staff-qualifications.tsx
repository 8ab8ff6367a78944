import { QualificationQueue } from '../pages/staff/qualifications/qualification-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-qualifications', 'staff', 'errors', 'files'] as const;

export default function StaffQualifications() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="qualifications"
      title={t('staff.places.qualifications')}
      lead={t('staff-qualifications.lead')}
    >
      <QualificationQueue />
    </StaffPage>
  );
}
