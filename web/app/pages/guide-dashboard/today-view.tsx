import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { listProposalsToAnswer } from '../../parts/bookings/change/open-proposal.ts';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { substituteRequestsQuery } from '../../parts/bookings/substitute/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { HeldSection } from './held-section.tsx';
import { NearTour } from './near-tour.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { ProofsSection } from './proofs-section.tsx';
import { NoToursToday, ToursSection } from './today-section.tsx';
import { TourCard } from './tour-card.tsx';

/** On desktop, requests are in a column next to everything else. */
const BESIDE = 'lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:*:col-start-1';
const ANSWERS_BESIDE = 'lg:col-start-2! lg:row-start-1 lg:row-span-3';

interface Props {
  bookings: readonly Booking[];
  groups: BookingGroups<Booking>;
}

/**
 * Returns whether a tour is running or close to its start: from two hours before the start until the
 * scheduled end.
 */
const isNear = (tour: Booking, now: Temporal.Instant): boolean =>
  tour.tab === 'ongoing' ||
  (tour.status !== 'upcoming' && getSecondsUntil(tour.scheduledEndTime, now) > 0);

/** The near tour that ends first: the one under way before the next one. */
const getNearest = (today: readonly Booking[], now: Temporal.Instant): Booking | undefined =>
  today
    .filter((tour) => isNear(tour, now))
    .toSorted((one, other) =>
      Temporal.Instant.compare(one.scheduledEndTime, other.scheduledEndTime),
    )[0];

const OpenNearTour = ({ booking }: { booking: Booking }) => <NearTour booking={booking} opens />;

/**
 * Today's tours and the open requests. Requests have deadlines, so they come before the day's tours, except
 * one that is running or about to start: it is above them, as one row.
 */
export const TodayView = ({ bookings, groups: { today, requests, held, upcoming } }: Props) => {
  const { t } = useTranslation('guide-dashboard');
  const { data: openRequests = [], isFetched } = useQuery(openRequestsQuery());
  const { data: substitutes = [] } = useQuery(substituteRequestsQuery());
  const now = useNow();
  const changes = listProposalsToAnswer(bookings);
  // A card must not leave its section while a dialog is open on it.
  const near = useStableWhileOpen(getNearest(today, now)?.id);
  const waits = useStableWhileOpen(
    requests.length + openRequests.length + changes.length + substitutes.length > 0,
  );
  // After the guide answers the last request, nothing moves and focus stays in place.
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  const first = waited ? today.filter(({ id }) => id === near) : today;
  // The near tour, shown whole until then, stays expanded when a new request makes it a row.
  const [whole, setWhole] = useState<typeof near>(undefined);
  if (isFetched && !waited && whole !== near) setWhole(near);
  const others = today.filter((tour) => !first.includes(tour));
  return (
    <div
      className={`grid grid-cols-1 items-start gap-6 sm:gap-8 ${today.length > 0 ? BESIDE : ''}`}
    >
      {today.length === 0 ? <NoToursToday next={upcoming[0]} /> : null}
      <ToursSection
        key="first"
        title={t('guide-dashboard.today')}
        tours={first}
        card={waited ? (whole === near ? OpenNearTour : NearTour) : TourCard}
      />
      <section
        id="requests"
        aria-label={t('guide-dashboard.toAnswer')}
        tabIndex={-1}
        className={`grid grid-cols-1 gap-8 outline-none ${today.length > 0 ? ANSWERS_BESIDE : ''}`}
      >
        <OpenAnswers requests={requests} changes={changes} />
      </section>
      <ToursSection
        key="others"
        title={t(first.length > 0 ? 'guide-dashboard.otherToday' : 'guide-dashboard.today')}
        tours={others}
      />
      <div className="grid gap-8 empty:hidden">
        <ProofsSection bookings={bookings} />
        <HeldSection held={held} />
      </div>
    </div>
  );
};
