import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ProofsSection } from '../payment-proof/proofs-section.tsx';
import type { BookingGroups } from './booking-groups.ts';
import { HeldSection } from './held-section.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { TodaySection } from './today-section.tsx';

/** Beside the day's tours, what waits for an answer; the rest below the tours. */
const BESIDE = 'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>:nth-child(2)]:row-span-2';

interface Props {
  bookings: readonly Booking[];
  groups: BookingGroups<Booking>;
}

/** The day's tours, and what waits for the guide; on the desktop beside each other. */
export const TodayView = ({ bookings, groups: { today, requests, held, upcoming } }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  return (
    <div className={`grid grid-cols-1 items-start gap-8 ${today.length > 0 ? BESIDE : ''}`}>
      <TodaySection today={today} next={upcoming[0]} />
      <section
        id="requests"
        aria-label={t('toAnswer')}
        tabIndex={-1}
        className="grid grid-cols-1 gap-8 outline-none"
      >
        <OpenAnswers requests={requests} />
      </section>
      <div className="grid gap-8 empty:hidden">
        <ProofsSection bookings={bookings} />
        <HeldSection held={held} />
      </div>
    </div>
  );
};
