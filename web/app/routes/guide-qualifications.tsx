import { QualificationsPage } from '../pages/guide/qualifications/qualifications-page.tsx';
import { WorkshopPage } from '../pages/guide/workshop-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const SENTENCES = ['qualifications', 'workshop', 'guide-dashboard', 'files', 'errors'] as const;

export default function GuideQualifications() {
  const { t } = useTranslation(...SENTENCES);
  return (
    <WorkshopPage title={t('qualifications.title')} lead={t('qualifications.lead')}>
      {() => <QualificationsPage />}
    </WorkshopPage>
  );
}
