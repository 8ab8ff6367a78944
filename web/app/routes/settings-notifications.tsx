import { PageHead } from '../lib/page-head.tsx';
import { SettingsPage } from '../pages/settings/notifications/settings-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['notification-settings', 'errors'] as const;

export default function SettingsNotifications() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={t('notification-settings.title')} />
      <h1 className="font-bold text-3xl tracking-tight">{t('notification-settings.title')}</h1>
      <SettingsPage />
    </div>
  );
}
