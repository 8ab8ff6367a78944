import { useTranslation } from '../../../../translation/use-translation.ts';
import { BookingWhen } from '../../booking/booking-when.tsx';
import { ServiceList } from '../../booking/service-list.tsx';
import type { TourChoice, TourOffer } from './tour-choice.ts';

interface Props {
  offer: TourOffer;
  /** With a start. */
  choice: TourChoice & { start: string };
}

/** The chosen tour as it will stand on the booking. */
export const TourSummary = ({ offer, choice }: Props) => {
  const { t } = useTranslation('bookings-trips');
  const start = Temporal.Instant.from(choice.start);
  return (
    <div className="grid gap-4">
      <BookingWhen
        booking={{
          scheduledStartTime: choice.start,
          scheduledEndTime: start.add({ minutes: choice.duration * 60 }).toString(),
          timeZone: offer.timeZone,
          duration: choice.duration,
        }}
      />
      {choice.travelers === null ? null : <p>{t('people', { count: choice.travelers })}</p>}
      <ServiceList services={choice.services} />
    </div>
  );
};
