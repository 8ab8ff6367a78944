import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ParticularsFields } from '../checkout-form/particulars/particulars-fields.tsx';
import { TourFields } from '../checkout-form/tour/tour-fields.tsx';
import { ChosenDayFit } from '../itinerary/tour-day-fit.tsx';
import { CheckoutWeather } from '../weather/checkout-weather.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { RequestState } from './use-request-form.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h3 id={id} className="font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
};

/** The fields of a tour request: the tour and the bad weather declared for it, the meeting point and plan, and the costs on site. */
export const RequestFields = ({ guide, state }: { guide: GuideDetail; state: RequestState }) => {
  const { t } = useTranslation('tour-request');
  const { draft, wrong, changeDraft } = state;
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Part title={t('tour-request.plan')}>
        <PlanFields guide={guide} draft={draft} onChange={changeDraft} />
        <TourFields
          guideId={guide.id}
          offer={guide}
          choice={draft.choice}
          wrong={wrong}
          onChange={state.change}
          onDayProblem={state.setDayProblem}
          startNote={null}
        />
        {/* Its words are loaded only with the form. */}
        <Suspense fallback={null}>
          <CheckoutWeather
            guide={guide}
            start={wrong.date === undefined ? draft.choice.start : null}
            duration={draft.choice.duration}
          />
        </Suspense>
        <ChosenDayFit
          guide={guide}
          itineraryId={draft.itineraryId}
          start={wrong.date === undefined ? draft.choice.start : null}
          duration={draft.choice.duration}
        />
      </Part>
      <Part title={t('tour-request.where')}>
        <ParticularsFields
          guide={guide}
          draft={draft}
          itineraryId={draft.choice.itineraryId}
          travelers={draft.choice.travelers}
          wrong={wrong}
          onChange={changeDraft}
        />
      </Part>
    </div>
  );
};
