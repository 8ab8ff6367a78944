import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { ItinerariesPage } from '../pages/guide/itineraries/itineraries-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['guide-settings', 'guide-dashboard', 'errors'] as const;

export default function GuideItineraries() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('guide-settings.itineraries.pageTitle')}>
      {() => <ItinerariesPage />}
    </GuideSettingsPage>
  );
}
