import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { Suspense, useState } from 'react';
import { HeadlineFacts } from '../../parts/guides/profile/guide-facts.tsx';
import { Story } from '../../parts/guides/profile/story.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../ui/missing-part-dialog.tsx';
import { BackToGuides } from './back-to-guides.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { Cover } from './cover.tsx';
import { Gallery } from './gallery.tsx';
import { Headline } from './headline.tsx';
import { Itineraries } from './itineraries.tsx';
import { PriceBox } from './price-box.tsx';
import { Qualifications } from './qualifications.tsx';
import { Quotes } from './quotes.tsx';
import { Reviews } from './reviews.tsx';
import { Scores } from './scores.tsx';
import { SectionLinks } from './section-links.tsx';
import { Services } from './services.tsx';
import { TourRequestButton } from './tour-request-button.tsx';
import { usePlan } from './use-plan.ts';

const PhotoViewer = lazyPart(
  async () => (await import('./photo-viewer.tsx')).PhotoViewer,
  MissingPartDialog,
);

interface Props {
  guide: GuideDetail;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
  reviews: readonly GuideReview[];
}

/**
 * A guide's page, for every kind of user, with its sections in the order in which travelers decide
 * (docs/product/guides.md, "The guide's page").
 */
export const GuideView = ({ guide, names, pricing, reviews }: Props) => {
  const used = usePlan(guide);
  const { plan, change } = used;
  const [isChoosing, setIsChoosing] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const photos = [...(guide.cover ? [guide.cover] : []), ...guide.gallery];
  return (
    <div className="guide-page">
      <BackToGuides guide={guide} />
      <Cover guide={guide} onOpen={() => setShown(0)} />
      <div className="guide-parts">
        <div>
          <Headline guide={guide}>
            <TourRequestButton guide={guide} plan={plan} isBrief />
          </Headline>
          <HeadlineFacts guide={guide} />
          <Quotes reviews={reviews} />
          <SectionLinks guide={guide} />
          <Itineraries guide={guide} plan={plan} pricing={pricing} />
          <Story guide={guide} />
          <Gallery
            photos={guide.gallery}
            onOpen={(index) => setShown(photos.length - guide.gallery.length + index)}
          />
          <Services guide={guide} travelers={plan.travelers} names={names} pricing={pricing} />
        </div>
        <aside>
          <PriceBox
            guide={guide}
            plan={plan}
            onChange={change}
            onChooseTime={() => setIsChoosing(true)}
            names={names}
            pricing={pricing}
          />
        </aside>
        <div>
          <Reviews guide={guide} reviews={reviews} />
          <Scores guide={guide} />
          <Qualifications guide={guide} />
        </div>
      </div>
      {isChoosing ? (
        <CalendarSheet
          {...used}
          guide={guide}
          pricing={pricing}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
      {shown === null ? null : (
        <Suspense>
          <PhotoViewer
            photos={photos}
            at={shown}
            name={guide.name}
            onTurn={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
