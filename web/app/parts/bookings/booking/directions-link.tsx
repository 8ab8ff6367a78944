import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { useTranslation } from '../../../translation/use-translation.ts';
import { type ButtonTone, getButtonStyle } from '../../../ui/button-style.ts';
import { Navigation } from '../../../ui/icons.ts';
import { buildMapLink } from './map-link.ts';

interface Props {
  booking: Pick<
    Booking,
    'meetingAddress' | 'meetingPostalCode' | 'addressConfirmed' | 'bookingNumber'
  >;
  tone: ButtonTone;
}

/** A link that opens the meeting point in the device's map app, in a new tab. */
export const DirectionsLink = ({ booking, tone }: Props) => {
  const { t } = useTranslation('trips');
  return (
    <a
      href={buildMapLink(formatMeetingPlace(booking), navigator.userAgent)}
      target="_blank"
      rel="noreferrer"
      className={getButtonStyle(tone)}
    >
      <Navigation aria-hidden="true" className="size-4" />
      {t('trips.directions')}
      <span className="sr-only">
        {t('trips.directionsHint', { number: booking.bookingNumber })}
      </span>
    </a>
  );
};
