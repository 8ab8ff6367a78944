import { StaffPage } from '../features/staff/staff-page.tsx';
import { UserDesk } from '../features/staff/users/user-desk.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All catalogues that the page will need, so that they arrive with it. */
const SENTENCES = ['staff-users', 'staff', 'errors'] as const;

export default function StaffUsers() {
  const { t } = useTranslation(SENTENCES);
  return (
    <StaffPage place="users" title={t('staff:places.users')} lead={t('lead')}>
      <UserDesk />
    </StaffPage>
  );
}
