import { StaffPage } from '../pages/staff/staff-page.tsx';
import { WorkPermissionQueue } from '../pages/staff/work-permissions/work-permission-queue.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'staff-work-permissions',
  'work-permission',
  'staff',
  'errors',
  'files',
] as const;

export default function StaffWorkPermissions() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="work-permissions"
      title={t('staff.places.work-permissions')}
      lead={t('staff-work-permissions.lead')}
    >
      <WorkPermissionQueue />
    </StaffPage>
  );
}
