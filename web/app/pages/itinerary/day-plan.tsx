import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { calculateUnplannedMinutes } from '@tomoguide/contract/guides/timed-stops';
import { StopList } from '../../parts/guides/itinerary/stop-list.tsx';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';

/** The itinerary, stop by stop, with the unplanned minutes. */
export const DayPlan = ({ itinerary }: { itinerary: Itinerary }) => {
  const { t } = useTranslation('itinerary', 'guides');
  const open = calculateUnplannedMinutes(itinerary);
  return (
    <Section id="plan" title={t('itinerary.plan')} lead={t('itinerary.planLead')}>
      <StopList stops={itinerary.stops} />
      {open > 0 ? (
        <p className="tabular mt-4 text-ink-soft text-sm">
          {t('guides.itineraries.open', { count: open })}
        </p>
      ) : null}
    </Section>
  );
};
