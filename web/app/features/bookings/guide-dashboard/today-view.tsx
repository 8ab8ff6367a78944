import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ProofsSection } from '../payment-proof/proofs-section.tsx';
import { openRequests } from '../request/queries.ts';
import { useSteady, useSteadyPlaces } from '../steady-places.ts';
import type { BookingGroups } from './booking-groups.ts';
import { HeldSection } from './held-section.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { NoToday, ToursSection } from './today-section.tsx';

/** What waits for an answer stands on the desktop beside all the rest. */
const BESIDE = 'lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:*:col-start-1';
const ANSWERS_BESIDE = 'lg:col-start-2! lg:row-start-1 lg:row-span-3';

interface Props {
  bookings: readonly Booking[];
  groups: BookingGroups<Booking>;
}

/**
 * The day's tours, and what waits for the guide. A clock runs for a request, so that it stands above the day's
 * tours, but not above one that is under way or starts within two hours: its start can be confirmed.
 */
export const TodayView = ({ bookings, groups: { today, requests, held, upcoming } }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { data: asked = [] } = useQuery(openRequests());
  const placeOf = useSteadyPlaces(today);
  const waits = useSteady(requests.length + asked.length > 0);
  // Once the last is answered nothing moves: the focus stays where it stood.
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  const now = waited ? today.filter((tour) => placeOf(tour).status !== 'upcoming') : today;
  const later = today.filter((tour) => !now.includes(tour));
  return (
    <div className={`grid grid-cols-1 items-start gap-8 ${today.length > 0 ? BESIDE : ''}`}>
      {today.length === 0 ? <NoToday next={upcoming[0]} /> : null}
      <ToursSection key="now" title={t('today')} tours={now} />
      <section
        id="requests"
        aria-label={t('toAnswer')}
        tabIndex={-1}
        className={`grid grid-cols-1 gap-8 outline-none ${today.length > 0 ? ANSWERS_BESIDE : ''}`}
      >
        <OpenAnswers requests={requests} />
      </section>
      <ToursSection key="later" title={t(now.length > 0 ? 'laterToday' : 'today')} tours={later} />
      <div className="grid gap-8 empty:hidden">
        <ProofsSection bookings={bookings} />
        <HeldSection held={held} />
      </div>
    </div>
  );
};
