import { AuditLog } from '../pages/staff/audit-log/audit-log.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-audit-log', 'staff'] as const;

export default function StaffAuditLog() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="audit-log"
      title={t('staff.places.audit-log')}
      lead={t('staff-audit-log.lead')}
    >
      <AuditLog />
    </StaffPage>
  );
}
