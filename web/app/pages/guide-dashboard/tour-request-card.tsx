import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { ReactNode } from 'react';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { pickAmounts } from '../../parts/bookings/booking/calculate-earnings.ts';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { AgreedPlan } from '../../parts/bookings/itinerary/agreed-plan.tsx';
import { CollapsibleDetails } from '../../parts/bookings/request/collapsible-details.tsx';
import { RequestAnswer } from '../../parts/bookings/request/request-answer.tsx';
import { RequestProgress } from '../../parts/bookings/request/request-progress.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { FactsNextToEarnings } from './tour-facts.tsx';
import { TravelerLine } from './traveler-line.tsx';

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className="font-semibold text-sm">{title}</h4>
    <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>
  </div>
);

/** The place and the traveler's plan. */
const RequestPlan = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  const locale = useLocale();
  const address = formatMeetingPlace(request);
  const { itinerary, plan, masked } = request;
  return (
    <>
      {plan ? (
        <Fact title={t('tour-request.theirPlan')}>
          <bdi>{plan}</bdi>
        </Fact>
      ) : null}
      {masked ? <p className="text-ink-soft text-sm">{t('tour-request.planMasked')}</p> : null}
      <Fact title={t('tour-request.meeting')}>
        <bdi lang={isJapaneseAddress(address) ? 'ja' : undefined}>{address}</bdi>
      </Fact>
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
  return (
    <Card className="grid gap-3" data-request={request.id}>
      <TravelerLine traveler={traveler} badges={<TimeLeft until={request.expiresAt} />}>
        {t('tour-request.card')}
      </TravelerLine>
      <FactsNextToEarnings
        amounts={pickAmounts(request)}
        below={
          <>
            <div className="grid gap-2">
              <RequestAnswer
                request={request}
                name={name}
                className="sm:*:grow-0"
                {...(onAccepted ? { onAccepted } : null)}
              />
              <RequestProgress request={request} name={name} />
            </div>
            <RequestPlan request={request} />
          </>
        }
      >
        <div>
          <BookingWhen booking={request} />
          <GroupLine booking={request} />
          {request.forOthers ? (
            <p className="text-ink-soft text-sm">{t('tour-request.forOthers')}</p>
          ) : null}
        </div>
      </FactsNextToEarnings>
      <div className="flex flex-wrap items-center gap-2">
        <CollapsibleDetails request={request} panelClass="min-w-0 basis-full" />
      </div>
    </Card>
  );
};
