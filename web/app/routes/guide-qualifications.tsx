import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { QualificationsPage } from '../pages/guide/qualifications/qualifications-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'qualifications',
  'guide-settings',
  'guide-dashboard',
  'files',
  'errors',
] as const;

export default function GuideQualifications() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('qualifications.title')} lead={t('qualifications.lead')}>
      {() => <QualificationsPage />}
    </GuideSettingsPage>
  );
}
