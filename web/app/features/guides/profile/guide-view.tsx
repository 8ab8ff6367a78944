import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { Cover } from './cover.tsx';
import { DayPicker } from './day-picker.tsx';
import { HeadlineFacts } from './guide-facts.tsx';
import { Headline } from './headline.tsx';
import { Itineraries } from './itineraries.tsx';
import { PriceBox } from './price-box.tsx';
import { Qualifications } from './qualifications.tsx';
import { Reviews } from './reviews.tsx';
import { Scores } from './scores.tsx';
import { SectionLinks } from './section-links.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { usePlan } from './use-plan.ts';
import { WayBack } from './way-back.tsx';

interface Props {
  guide: GuideDetail;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
  reviews: readonly GuideReview[];
}

/** A guide's page, whoever looks at it. */
export const GuideView = ({ guide, names, pricing, reviews }: Props) => {
  const { plan, lostStart, change } = usePlan(guide);
  const box = { guide, plan, onChange: change, names, pricing };
  return (
    <div className="guide-page">
      <WayBack guide={guide} />
      <Cover guide={guide} />
      <div className="guide-parts">
        <div>
          <Headline guide={guide} />
          <HeadlineFacts guide={guide} />
          <SectionLinks guide={guide} />
          <Story guide={guide} />
          <Itineraries guide={guide} plan={plan} pricing={pricing} />
          <Services guide={guide} travelers={plan.travelers} names={names} pricing={pricing} />
          <DayPicker guide={guide} plan={plan} lostStart={lostStart} onChange={change} />
        </div>
        <aside>
          <PriceBox {...box} />
        </aside>
        <div>
          <Reviews guide={guide} reviews={reviews} />
          <Scores guide={guide} />
          <Qualifications guide={guide} />
        </div>
      </div>
    </div>
  );
};
