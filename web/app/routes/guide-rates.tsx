import { RatesPage } from '../pages/guide/rates/rates-page.tsx';
import { WorkshopPage } from '../pages/guide/workshop-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const SENTENCES = ['workshop', 'guide-dashboard', 'errors'] as const;

export default function GuideRates() {
  const { t } = useTranslation(...SENTENCES);
  return <WorkshopPage title={t('workshop.rates.title')}>{() => <RatesPage />}</WorkshopPage>;
}
