import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { ReactNode } from 'react';
import { pickAmounts } from '../../parts/bookings/booking/calculate-earnings.ts';
import { RequestRow } from '../../parts/bookings/guide-tours/request-row.tsx';
import { AgreedPlan } from '../../parts/bookings/itinerary/agreed-plan.tsx';
import { CollapsibleDetails } from '../../parts/bookings/request/collapsible-details.tsx';
import { RequestAnswer } from '../../parts/bookings/request/request-answer.tsx';
import { RequestProgress } from '../../parts/bookings/request/request-progress.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { EarningsPart } from './tour-earnings.tsx';

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className="font-semibold text-sm">{title}</h4>
    <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>
  </div>
);

/** The traveler's text, and the itinerary. */
const RequestPlan = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  const locale = useLocale();
  const { itinerary, plan, masked } = request;
  return (
    <>
      {plan ? (
        <Fact title={t('tour-request.theirPlan')}>
          <bdi>{plan}</bdi>
        </Fact>
      ) : null}
      {masked ? <p className="text-ink-soft text-sm">{t('tour-request.planMasked')}</p> : null}
      {itinerary ? (
        <div>
          <Fact title={t('tour-request.itinerary')}>
            {getTextInLocale(itinerary.title, locale)}
          </Fact>
          <AgreedPlan itinerary={itinerary} />
        </div>
      ) : null}
    </>
  );
};

/** A tour request on the guide's dashboard, laid out like a paid one. */
export const TourRequestCard = ({
  request,
  onAccepted,
}: {
  request: TourRequest;
  onAccepted?: (request: TourRequest) => void;
}) => {
  const { t } = useTranslation('tour-request');
  const traveler = request.quote.traveler.by;
  const name = traveler.nickname;
  const amounts = pickAmounts(request);
  return (
    <Card flush data-request={request.id}>
      <RequestRow
        traveler={traveler}
        note={t('tour-request.card')}
        tour={request}
        amounts={amounts}
        deadline={request.expiresAt}
        answer={
          <RequestAnswer
            request={request}
            name={name}
            className="sm:*:grow-0"
            {...(onAccepted ? { onAccepted } : null)}
          />
        }
      />
      <div className="grid gap-3 px-5 pb-4 sm:px-6">
        <RequestProgress request={request} name={name} />
        {request.forOthers ? (
          <p className="text-ink-soft text-sm">{t('tour-request.forOthers')}</p>
        ) : null}
        <RequestPlan request={request} />
        <CollapsibleDetails request={request} className="-ml-3 justify-self-start">
          <EarningsPart amounts={amounts} />
        </CollapsibleDetails>
      </div>
    </Card>
  );
};
