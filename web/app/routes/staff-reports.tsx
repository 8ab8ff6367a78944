import { ReportQueue } from '../pages/staff/reports/report-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-reports', 'staff', 'errors', 'files', 'fact-card'] as const;

export default function StaffReports() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="reports" title={t('staff.places.reports')} lead={t('staff-reports.lead')}>
      <ReportQueue />
    </StaffPage>
  );
}
