import { ADDRESS_MAX } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { CostFields } from '../checkout-form/particulars/cost-fields.tsx';
import { GroupFields } from '../checkout-form/particulars/group-fields.tsx';
import { LeadFields } from '../checkout-form/particulars/lead-fields.tsx';
import { MeetingPlaces } from '../checkout-form/particulars/meeting-places.tsx';
import { PlaceFields } from '../checkout-form/particulars/place-fields.tsx';
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
  const { draft, wrong, edit, tour } = state;
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Part title={t('tour-request.plan')}>
        <PlanFields guide={guide} draft={draft} onChange={edit} />
        <TourFields
          guideId={guide.id}
          offer={guide}
          choice={draft.choice}
          wrong={wrong}
          onChange={tour.change}
          onDayFault={state.setDayFault}
          startNote={null}
        />
      </Part>
      <Part title={t('tour-request.where')}>
        <MeetingPlaces city={guide.serviceCity} draft={draft} onChange={edit} />
        <PlaceFields draft={draft} wrong={wrong} onChange={edit} max={ADDRESS_MAX} />
        <GroupFields
          group={draft.group}
          travelers={draft.choice.travelers}
          error={wrong.group}
          isNeeded={draft.lead !== null}
          onChange={(group) => edit({ group })}
        />
        <LeadFields lead={draft.lead} wrong={wrong} onChange={(lead) => edit({ lead })} />
        <CostFields draft={draft} wrong={wrong} onChange={edit} />
      </Part>
    </div>
  );
};
