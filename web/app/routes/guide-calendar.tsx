import { GuideCalendarPage } from '../pages/guide/calendar/guide-calendar-page.tsx';
import { WorkshopPage } from '../pages/guide/workshop-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const SENTENCES = [
  'calendar',
  'workshop',
  'guide-dashboard',
  'trips',
  'bookings',
  'errors',
] as const;

export default function GuideCalendar() {
  const { t } = useTranslation(...SENTENCES);
  return (
    <WorkshopPage title={t('calendar.title')}>
      {(session) => <GuideCalendarPage session={session} />}
    </WorkshopPage>
  );
}
