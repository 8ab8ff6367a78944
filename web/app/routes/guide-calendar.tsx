import { GuideCalendarPage } from '../pages/guide/calendar/guide-calendar-page.tsx';
import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'calendar',
  'guide-settings',
  'guide-dashboard',
  'trips',
  'bookings',
  'errors',
] as const;

export default function GuideCalendar() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('calendar.title')}>
      {(session) => <GuideCalendarPage session={session} />}
    </GuideSettingsPage>
  );
}
