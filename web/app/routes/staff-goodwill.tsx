import { GoodwillForm } from '../pages/staff/goodwill/goodwill-form.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-goodwill', 'staff', 'payments', 'errors'] as const;

export default function StaffGoodwill() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="goodwill" title={t('staff.places.goodwill')} lead={t('staff-goodwill.lead')}>
      <GoodwillForm />
    </StaffPage>
  );
}
