import { StaffPage } from '../pages/staff/staff-page.tsx';
import { Users } from '../pages/staff/users/users.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'staff-users',
  'staff-reports',
  'staff-audit-log',
  'applications',
  'bookings',
  'staff',
  'errors',
] as const;

export default function StaffUsers() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="users" title={t('staff.places.users')} lead={t('staff-users.lead')}>
      <Users />
    </StaffPage>
  );
}
