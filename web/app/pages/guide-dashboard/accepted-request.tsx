import { useQuery } from '@tanstack/react-query';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { useEffect, useId, useRef } from 'react';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { tourRequestQuery } from '../../parts/bookings/request/queries.ts';
import { RequestProgress } from '../../parts/bookings/request/request-progress.tsx';
import { getRequestStatus } from '../../parts/bookings/request/request-state.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { NamedSection } from '../../ui/named-section.tsx';
import { TravelerLine } from './traveler-line.tsx';

/** Replaces a request that was accepted here, and shows its next step. Takes focus from the accept button. */
export const AcceptedRequest = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  const { data = request } = useQuery(tourRequestQuery(request.id));
  const id = useId();
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  }, []);
  const traveler = data.quote.traveler.by;
  const status = getRequestStatus(data);
  return (
    <NamedSection ref={self} aria-labelledby={id} className="rounded-2xl">
      <Card id={id} className="grid gap-3" data-request={data.id}>
        <TravelerLine
          traveler={traveler}
          badges={
            <>
              {data.booking?.payBy ? <TimeLeft until={data.booking.payBy} /> : null}
              <Badge tone={status === 'cancelled' ? 'plain' : 'good'}>
                {t(`tour-request.status.${status}`)}
              </Badge>
            </>
          }
        >
          {t('tour-request.card')}
        </TravelerLine>
        <BookingWhen booking={data} />
        <RequestProgress request={data} name={traveler.nickname} className="font-semibold" />
      </Card>
    </NamedSection>
  );
};
