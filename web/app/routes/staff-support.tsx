import { StaffPage } from '../pages/staff/staff-page.tsx';
import { SupportInbox } from '../pages/staff/support/support-inbox.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-support', 'staff', 'support', 'errors'] as const;

export default function StaffSupport() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      listStays
      place="support"
      title={t('staff.places.support')}
      lead={t('staff-support.lead')}
    >
      <SupportInbox />
    </StaffPage>
  );
}
