import { PatternQueue } from '../pages/staff/patterns/pattern-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-patterns', 'bookings', 'staff', 'errors'] as const;

export default function StaffPatterns() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="patterns" title={t('staff.places.patterns')} lead={t('staff-patterns.lead')}>
      <PatternQueue />
    </StaffPage>
  );
}
