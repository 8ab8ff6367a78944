import { ItinerariesPage } from '../pages/guide/itineraries/itineraries-page.tsx';
import { WorkshopPage } from '../pages/guide/workshop-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const SENTENCES = ['workshop', 'guide-dashboard', 'errors'] as const;

export default function GuideItineraries() {
  const { t } = useTranslation(...SENTENCES);
  return (
    <WorkshopPage title={t('workshop.itineraries.pageTitle')}>
      {() => <ItinerariesPage />}
    </WorkshopPage>
  );
}
