import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDeadline } from '../../lib/own-zone.ts';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CollapsedTour } from './collapsed-tour.tsx';
import { ExpandableTour } from './expandable-tour.tsx';
import { ExpandableTours } from './expandable-tours.tsx';
import { TourBody } from './tour-body.tsx';

/** Until when a slot is held for its payment. */
const HeldUntil = ({ booking, until }: { booking: Booking; until: string }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const name = usePersonName()(booking.traveler.nickname);
  const time = formatDeadline(until, booking.timeZone, locale);
  return (
    <p className="text-[0.9375rem]">
      <Unbroken names={[name]}>{t('guide-dashboard.heldUntil', { name, time })}</Unbroken>
    </p>
  );
};

const HeldTour = ({ booking }: { booking: Booking }) => {
  const { deadlineAt, bookingNumber } = booking;
  return (
    <ExpandableTour
      booking={booking}
      line={
        <CollapsedTour
          booking={booking}
          badges={deadlineAt ? <TimeLeft until={deadlineAt} inButton /> : null}
        />
      }
    >
      {(isOpen) => (
        <>
          {deadlineAt ? <HeldUntil booking={booking} until={deadlineAt} /> : null}
          {isOpen ? <TourBody booking={booking} note={bookingNumber} /> : null}
        </>
      )}
    </ExpandableTour>
  );
};

/** The slots held while their travelers pay; renders nothing if there are none. */
export const HeldSection = ({ held }: { held: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  if (held.length === 0) return null;
  return (
    <DashboardSection title={t('guide-dashboard.awaitingPayment')}>
      <p className="text-ink-soft text-sm">{t('guide-dashboard.awaitingPaymentHint')}</p>
      <ExpandableTours name="held" tours={held} row={HeldTour} />
    </DashboardSection>
  );
};
