import type { Booking } from '@tomoguide/contract/bookings/entities';
import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { CalendarSection } from './calendar-section.tsx';
import { UpcomingSection } from './upcoming-section.tsx';

interface Props {
  bookings: readonly Booking[];
  upcoming: readonly Booking[];
}

/** The upcoming tours next to the month calendar that contains them. */
export const UpcomingView = ({ bookings, upcoming }: Props) => (
  <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
    <UpcomingSection upcoming={upcoming} />
    <CalendarSection
      bookings={bookings}
      timeZone={bookings[0]?.timeZone ?? DEFAULT_GUIDE_TIME_ZONE}
    />
  </div>
);
