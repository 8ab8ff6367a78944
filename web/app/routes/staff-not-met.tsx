import { NotMetQueue } from '../pages/staff/not-met/not-met-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-not-met', 'staff', 'errors'] as const;

export default function StaffNotMet() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="not-met" title={t('staff.places.not-met')} lead={t('staff-not-met.lead')}>
      <NotMetQueue />
    </StaffPage>
  );
}
