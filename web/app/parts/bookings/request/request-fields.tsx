import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ParticularsFields } from '../checkout-form/particulars/particulars-fields.tsx';
import { TourFields } from '../checkout-form/tour/tour-fields.tsx';
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

/** The fields of a tour request: the tour, the meeting point and plan, and the costs on site. */
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
