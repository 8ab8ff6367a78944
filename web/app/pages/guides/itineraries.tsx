import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import { listItineraryDrawings } from '@tomoguide/contract/guides/drawings-of-guide';
import type { GuideDetail, Itinerary, ServicePrice } from '@tomoguide/contract/guides/entities';
import { listOfferedDurations } from '@tomoguide/contract/guides/offered-sizes';
import { useSession } from '../../lib/session.ts';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { Section } from '../../parts/guides/profile/section.tsx';
import {
  applyItinerary,
  getCheckoutPath,
  type Plan,
} from '../../parts/guides/profile/tour-plan.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ItineraryCard } from './itinerary-card.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  pricing: readonly ServicePrice[];
}

/** The guide's itineraries, with prices for the group in the plan. */
export const Itineraries = ({ guide, plan, pricing }: Props) => {
  const { t } = useTranslation('guides');
  const own = useSession()?.user.guideId === guide.id;
  if (guide.itineraries.length === 0) return null;
  const drawings = listItineraryDrawings(guide);
  const bookable = guide.listed && !own;
  const isOffered = (itinerary: Itinerary) =>
    listOfferedDurations(guide).includes(itinerary.durationHours);
  return (
    <Section
      id="itineraries"
      title={t('guides.itineraries.title')}
      lead={t('guides.itineraries.lead')}
    >
      <ul className="grid grid-cols-1 gap-5">
        {guide.itineraries.map((itinerary, index) => {
          const tour = applyItinerary(itinerary, plan);
          return (
            <ItineraryCard
              key={itinerary.id}
              itinerary={itinerary}
              drawing={drawings[index] ?? getGuideCover(guide).drawing}
              totalCents={isOffered(itinerary) ? estimate(guide, pricing, tour).totalCents : null}
              travelers={plan.travelers}
              bookAt={bookable && isOffered(itinerary) ? getCheckoutPath(guide.id, tour) : null}
            />
          );
        })}
      </ul>
    </Section>
  );
};
