import type { Booking } from '@tomoguide/contract/bookings/entities';
import { MessageIconLink } from '../../parts/accounts/message-link.tsx';
import { Countdown } from '../../parts/bookings/booking/countdown.tsx';
import { OpenMatterBadge } from '../../parts/bookings/booking/open-matter-badge.tsx';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { isThisWeek } from '../../parts/bookings/guide-tours/booking-groups.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { CollapsedTour } from './collapsed-tour.tsx';
import { ExpandableTour } from './expandable-tour.tsx';
import { ExpandableTours } from './expandable-tours.tsx';
import { TourBody } from './tour-body.tsx';
import { isPlaceSuggested } from './waiting-counts.ts';

const UpcomingTour = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { traveler, bookingNumber } = booking;
  return (
    <ExpandableTour
      booking={booking}
      waits={isPlaceSuggested(booking)}
      line={
        <CollapsedTour
          booking={booking}
          badges={
            <>
              {isThisWeek(booking) ? (
                <Countdown booking={booking} />
              ) : (
                <StatusBadge booking={booking} />
              )}
              <OpenMatterBadge booking={booking} />
            </>
          }
        />
      }
      beside={
        <MessageIconLink
          with={{ travelerId: traveler.id }}
          name={nameOf(traveler.nickname)}
          className="hover:bg-sunken"
        />
      }
    >
      {(isOpen) => (isOpen ? <TourBody booking={booking} note={bookingNumber} /> : null)}
    </ExpandableTour>
  );
};

/** Accepted tours after today, earliest first. */
export const UpcomingSection = ({ upcoming }: { upcoming: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <DashboardSection title={t('guide-dashboard.upcoming')}>
      {upcoming.length > 0 ? (
        <ExpandableTours
          name="upcoming"
          tours={upcoming}
          row={UpcomingTour}
          waits={isPlaceSuggested}
        />
      ) : (
        <QuietNote title={t('guide-dashboard.noUpcoming')}>
          {t('guide-dashboard.noUpcomingHint')}
        </QuietNote>
      )}
    </DashboardSection>
  );
};
