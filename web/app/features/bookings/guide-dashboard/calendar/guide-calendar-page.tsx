import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { Session } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { OwnCalendar } from '../../../guides/workshop/calendar/own-calendar.tsx';
import type { CalendarTour } from '../../../guides/workshop/calendar/own-days.ts';
import { ownGuide } from '../../../guides/workshop/queries.ts';
import { guideBookings } from '../../queries.ts';
import { DeskSkeleton } from '../guide-only.tsx';
import { TourLines } from '../tour-lines.tsx';
import { Unlisted } from '../unlisted.tsx';
import { FeedCard } from './feed-card.tsx';
import { toursByDay } from './tours-by-day.ts';

const calendarTour = (booking: Booking): CalendarTour => ({
  id: booking.id,
  start: booking.scheduledStartTime,
  end: booking.scheduledEndTime,
  agreed: booking.tab !== 'pending-requests',
  traveler: booking.traveler.nickname,
  travelers: booking.travelers,
});

/** The guide's calendar with the tours in it. */
export const GuideCalendarPage = ({ session }: { session: Session }) => {
  const { t } = useTranslation('guides-calendar');
  const guide = useQuery(ownGuide());
  const bookings = useQuery(guideBookings(session.user.id));
  const again = () => Promise.all([guide.refetch(), bookings.refetch()]);
  if (guide.isLoadingError || bookings.isLoadingError)
    return <ErrorState title={t('loadError')} onRetry={again} />;
  if (guide.isPending || bookings.isPending) return <DeskSkeleton />;
  const days = toursByDay(bookings.data);
  const tours = new Map([...days].map(([day, all]) => [day, all.map(calendarTour)]));
  return (
    <div className="grid gap-6">
      <Unlisted guide={guide.data} />
      <OwnCalendar
        guide={guide.data}
        tours={tours}
        tourLines={(day) => {
          const all = days.get(day) ?? [];
          return all.length > 0 ? <TourLines bookings={all} /> : null;
        }}
      />
      <FeedCard />
    </div>
  );
};
