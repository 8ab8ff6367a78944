import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStableWhileOpen } from '../../../ui/stable-places.ts';
import { EndedChanges } from '../change/ended-changes.tsx';
import { DisputeStatements } from '../dispute/dispute-statements.tsx';
import { OpenDispute } from '../dispute/open-dispute.tsx';
import { bookingDetailQuery } from '../queries.ts';
import { SignedQuote } from '../quote/signed-quote.tsx';
import { BookingPrice } from './booking-price.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { MeetingPoint } from './meeting-point.tsx';
import { ServiceList } from './service-list.tsx';
import { SiteCosts } from './site-costs.tsx';

const DisputeAndHistory = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const detail = useQuery(bookingDetailQuery(booking.id));
  // The user's own dispute dialog can still be open, and its text becomes the statement that this user adds
  // to the dispute.
  const dispute = useStableWhileOpen(detail.data?.dispute);
  if (detail.isLoadingError)
    return (
      <LoadFailure onRetry={detail.refetch} className="content-start self-start text-ink-soft">
        {t('trips.historyFailed')}
      </LoadFailure>
    );
  if (!detail.data) return <Skeleton className="h-32" />;
  return (
    <div className="grid content-start gap-6">
      {dispute ? <DisputeStatements booking={detail.data} dispute={dispute} /> : null}
      <BookingTimeline booking={detail.data} />
    </div>
  );
};

/** The details of a booking, collapsed until they are opened. */
export const BookingDetails = ({
  booking,
  withMeetingPoint = true,
  toggleClass = '-ml-3',
  panelClass = '',
  lead,
  actions,
  children,
}: {
  booking: Booking;
  /** False if the card itself shows the meeting point. */
  withMeetingPoint?: boolean;
  /** Grid placement of the toggle and the panel in a card with several columns. */
  toggleClass?: string;
  panelClass?: string;
  /** Shown first. */
  lead?: ReactNode;
  /** Buttons for rare steps, such as canceling, shown last in one row. */
  actions?: ReactNode;
  /** Shown above the buttons. */
  children?: ReactNode;
}) => {
  const { t } = useTranslation('trips');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className={`justify-self-start ${toggleClass}`}
        aria-label={`${t('trips.details')}, ${booking.bookingNumber}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('trips.details')}
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </Button>
      <div id={id} hidden={!open} className={`@container ${panelClass}`}>
        {open ? (
          <div className="grid gap-6 border-line border-t pt-5 @3xl:grid-cols-2">
            <div className="grid content-start gap-6">
              {lead}
              <section className="grid gap-2">
                <h4 className="font-semibold text-sm">{t('trips.price')}</h4>
                <BookingPrice booking={booking} />
              </section>
              <SiteCosts booking={booking} />
              <SignedQuote booking={booking} />
              {withMeetingPoint ? <MeetingPoint booking={booking} /> : null}
              <ServiceList services={booking.services} />
            </div>
            <div className="grid content-start gap-6">
              <EndedChanges booking={booking} />
              <DisputeAndHistory booking={booking} />
            </div>
            <div className="grid justify-items-start gap-4 border-line border-t pt-5 empty:hidden @3xl:col-span-2">
              {children}
              <div className="flex flex-wrap gap-2 empty:hidden max-sm:[&>button]:grow">
                {actions}
                <OpenDispute booking={booking} />
              </div>
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
};
