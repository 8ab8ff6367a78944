import { Overview } from '../pages/staff/overview/overview.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All translation namespaces that the page uses, so that they are sent with it. */
const SENTENCES = ['staff'] as const;

export default function Staff() {
  const { t } = useTranslation(...SENTENCES);
  return (
    <StaffPage place={null} title={t('staff.title')}>
      <Overview />
    </StaffPage>
  );
}
