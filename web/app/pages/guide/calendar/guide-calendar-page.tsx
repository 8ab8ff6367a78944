import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { Session } from '../../../lib/session.ts';
import { TourLines } from '../../../parts/bookings/guide-tours/tour-lines.tsx';
import { groupToursByDay } from '../../../parts/bookings/guide-tours/tours-by-day.ts';
import { guideBookingsQuery } from '../../../parts/bookings/queries.ts';
import { DashboardSkeleton } from '../../../parts/guides/guide-only.tsx';
import { ownGuideQuery } from '../../../parts/guides/own-guide/queries.ts';
import { PermissionEnds } from '../../../parts/guides/permission-ends.tsx';
import { Unlisted } from '../../../parts/guides/unlisted.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FeedCard } from './feed-card.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import type { CalendarTour } from './own-days.ts';

const toCalendarTour = (booking: Booking): CalendarTour => ({
  id: booking.id,
  start: booking.scheduledStartTime,
  end: booking.scheduledEndTime,
  agreed: booking.tab !== 'pending-requests',
  traveler: booking.traveler.nickname,
  travelers: booking.travelers,
});

/** The guide's calendar with the tours in it. */
export const GuideCalendarPage = ({ session }: { session: Session }) => {
  const { t } = useTranslation('calendar');
  const guide = useQuery(ownGuideQuery());
  const bookings = useQuery(guideBookingsQuery(session.user.id));
  const retry = () => Promise.all([guide.refetch(), bookings.refetch()]);
  if (guide.isLoadingError || bookings.isLoadingError)
    return <ErrorState title={t('calendar.loadError')} onRetry={retry} />;
  if (guide.isPending || bookings.isPending) return <DashboardSkeleton />;
  const days = groupToursByDay(bookings.data);
  const tours = new Map([...days].map(([day, all]) => [day, all.map(toCalendarTour)]));
  return (
    <div className="grid gap-6">
      <Unlisted guide={guide.data} />
      <PermissionEnds guide={guide.data} />
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
