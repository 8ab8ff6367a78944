import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { RatesPage } from '../pages/guide/rates/rates-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['guide-settings', 'guide-dashboard', 'errors'] as const;

export default function GuideRates() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('guide-settings.rates.title')}>
      {() => <RatesPage />}
    </GuideSettingsPage>
  );
}
