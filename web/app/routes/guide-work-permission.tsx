import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { WorkPermissionPage } from '../pages/guide/work-permission/work-permission-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'work-permission',
  'guide-settings',
  'guide-dashboard',
  'files',
  'errors',
] as const;

export default function GuideWorkPermission() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('work-permission.title')} lead={t('work-permission.lead')}>
      {() => <WorkPermissionPage />}
    </GuideSettingsPage>
  );
}
