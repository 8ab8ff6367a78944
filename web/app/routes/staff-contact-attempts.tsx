import { AttemptList } from '../pages/staff/contact-attempts/attempt-list.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-contact-attempts', 'staff'] as const;

export default function StaffContactAttempts() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="contact-attempts"
      title={t('staff.places.contact-attempts')}
      lead={t('staff-contact-attempts.lead')}
    >
      <AttemptList />
    </StaffPage>
  );
}
