import { DayFigures } from '../pages/staff/day-figures/day-figures.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-day-figures', 'staff', 'errors'] as const;

export default function StaffDayFigures() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="day-figures"
      title={t('staff.places.day-figures')}
      lead={t('staff-day-figures.lead')}
    >
      <DayFigures />
    </StaffPage>
  );
}
