import { RefusedRefunds } from '../pages/staff/refunds/refused-refunds.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-refunds', 'staff', 'payments', 'errors'] as const;

export default function StaffRefunds() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="refunds" title={t('staff.places.refunds')} lead={t('staff-refunds.lead')}>
      <RefusedRefunds />
    </StaffPage>
  );
}
