import { ShoppingQueue } from '../pages/staff/shopping/shopping-queue.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-shopping', 'staff', 'errors'] as const;

export default function StaffShopping() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="shopping" title={t('staff.places.shopping')} lead={t('staff-shopping.lead')}>
      <ShoppingQueue />
    </StaffPage>
  );
}
