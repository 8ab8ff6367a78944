import { Announcements } from '../pages/staff/announcements/announcements.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-announcements', 'staff', 'errors'] as const;

export default function StaffAnnouncements() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="announcements"
      title={t('staff.places.announcements')}
      lead={t('staff-announcements.lead')}
    >
      <Announcements />
    </StaffPage>
  );
}
