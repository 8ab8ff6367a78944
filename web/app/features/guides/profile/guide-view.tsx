import { safeRedirect } from '@tomoguide/contract/accounts/redirect';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { useBackToList } from '../back-to-list.ts';
import { DayPicker } from './day-picker.tsx';
import { GuideFacts } from './guide-facts.tsx';
import { Headline } from './headline.tsx';
import { Itineraries } from './itineraries.tsx';
import { PriceBox } from './price-box.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { firstPlan, type PlanChange } from './tour-plan.ts';

interface Props {
  guide: GuideDetail;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
  reviews: readonly GuideReview[];
}

/** A guide's page, whoever looks at it. */
export const GuideView = ({ guide, names, pricing, reviews }: Props) => {
  const { t } = useTranslation('guides');
  const { search } = useLocation();
  const [plan, setPlan] = useState(() => firstPlan(guide, search));
  const change = (change: PlanChange) => setPlan((before) => ({ ...before, ...change }));
  const goBack = useBackToList();
  const back = safeRedirect(new URLSearchParams(search).get('redirect'));
  return (
    <div className="mx-auto max-w-[75rem] px-4 pt-4 pb-24 sm:px-6 sm:pt-6 md:pb-0">
      <Link
        to={back ?? '/search'}
        onClick={goBack}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-ink-soft no-underline hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Link>
      <div className="mt-2 grid gap-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 content-start gap-10">
          <Headline guide={guide} />
          <GuideFacts guide={guide} />
          <Story guide={guide} />
          <Services guide={guide} names={names} pricing={pricing} />
          <DayPicker guide={guide} plan={plan} onChange={change} />
        </div>
        <aside className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain">
          <PriceBox guide={guide} plan={plan} onChange={change} names={names} pricing={pricing} />
        </aside>
        <div className="grid min-w-0 content-start gap-10">
          <Itineraries guide={guide} />
          <Reviews guide={guide} reviews={reviews} />
        </div>
      </div>
    </div>
  );
};
