import { Overview } from '../pages/staff/overview/overview.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff'] as const;

export default function Staff() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place={null} title={t('staff.title')}>
      <Overview />
    </StaffPage>
  );
}
