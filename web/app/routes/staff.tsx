import { Overview } from '../features/staff/overview/overview.tsx';
import { StaffPage } from '../features/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = ['staff'] as const;

export default function Staff() {
  const { t } = useTranslation(SENTENCES);
  return (
    <StaffPage place={null} title={t('title')}>
      <Overview />
    </StaffPage>
  );
}
