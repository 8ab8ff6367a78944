import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import { localizeStops, localizeTerms } from '@tomoguide/contract/guides/itinerary-terms';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { CollapsiblePlan } from './collapsible-plan.tsx';

interface Props {
  itinerary: BookedItinerary;
  /** False if the tickets are shown elsewhere. */
  withTickets?: boolean;
}

/**
 * The agreed stops and what the price covers, or a note that they were not stored when the tour was booked.
 */
export const AgreedPlan = ({ itinerary: { agreed }, withTickets = true }: Props) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!agreed) return <p className="text-ink-soft text-sm">{t('bookings.itinerary.notStored')}</p>;
  const terms = withTickets ? agreed.terms : { ...agreed.terms, tickets: [] };
  return (
    <>
      <CollapsiblePlan
        plan={{ stops: localizeStops(agreed.stops, locale), terms: localizeTerms(terms, locale) }}
      />
      {agreed.copiedLater ? (
        <p className="text-ink-soft text-sm">{t('bookings.itinerary.copiedLater')}</p>
      ) : null}
    </>
  );
};
