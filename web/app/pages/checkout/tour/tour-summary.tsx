import { useQuery } from '@tanstack/react-query';
import { formatHourlyChange } from '@tomoguide/contract/format';
import type { GuideId } from '@tomoguide/contract/primitives';
import { BookingWhen } from '../../../parts/bookings/booking/booking-when.tsx';
import { ServiceList } from '../../../parts/bookings/booking/service-list.tsx';
import {
  getPriceChange,
  offeredServicesQuery,
} from '../../../parts/bookings/checkout-form/queries.ts';
import type {
  TourChoice,
  TourOffer,
} from '../../../parts/bookings/checkout-form/tour/tour-choice.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  guideId: GuideId;
  offer: TourOffer;
  /** The chosen tour, which always has a start. */
  choice: TourChoice & { start: string };
}

/** Returns how a service changes the hourly price, as text. */
const useTourChange = (guideId: GuideId, { basicPricePerHourCents }: TourOffer) => {
  const locale = useLocale();
  const offered = useQuery(offeredServicesQuery(guideId)).data;
  return (id: number): string | null => {
    const service = offered
      ?.flatMap(({ subcategories }) => subcategories)
      .find((one) => one.id === id);
    const cents = service ? getPriceChange(service, basicPricePerHourCents) : 0;
    return cents === 0 ? null : formatHourlyChange(cents, locale);
  };
};

/** Shows the chosen tour as the booking will show it. */
export const TourSummary = ({ guideId, offer, choice }: Props) => {
  const { t } = useTranslation('trips');
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
      {choice.travelers === null ? null : <p>{t('trips.people', { count: choice.travelers })}</p>}
      <ServiceList services={choice.services} noteOf={useTourChange(guideId, offer)} />
    </div>
  );
};
