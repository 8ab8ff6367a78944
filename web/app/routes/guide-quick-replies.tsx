import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { QuickRepliesPage } from '../pages/guide/quick-replies/quick-replies-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['guide-settings', 'quick-replies', 'guide-dashboard', 'errors'] as const;

export default function GuideQuickReplies() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('quick-replies.title')} lead={t('quick-replies.lead')}>
      {() => <QuickRepliesPage />}
    </GuideSettingsPage>
  );
}
