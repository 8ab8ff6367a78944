import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { OpenChange } from '../../parts/bookings/change/open-change.tsx';
import { findOpenProposal } from '../../parts/bookings/change/open-proposal.ts';
import { BookingList, DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { TravelerLine } from './traveler-line.tsx';

const ChangeCard = ({ booking }: { booking: Booking }) => {
  const open = findOpenProposal(booking);
  return (
    <Card className="grid gap-3" data-change-of={booking.id}>
      <TravelerLine
        traveler={booking.traveler}
        badges={open ? <TimeLeft until={open.answerBy} /> : null}
      >
        {booking.bookingNumber}
      </TravelerLine>
      <BookingWhen booking={booking} />
      <OpenChange booking={booking} />
    </Card>
  );
};

/** The tours whose traveler proposes a change, earliest deadline first. */
export const ChangesSection = ({ changes }: { changes: readonly Booking[] }) => {
  const { t } = useTranslation('change');
  return (
    <DashboardSection title={t('change.list', { count: changes.length })}>
      <p className="text-ink-soft text-sm max-sm:hidden">{t('change.listHint')}</p>
      <BookingList bookings={changes} card={ChangeCard} />
    </DashboardSection>
  );
};
