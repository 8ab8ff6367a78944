import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { useTranslation } from '../../../translation/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DriverCardButton } from '../driver-card/driver-card-button.tsx';
import { TripSheetLink } from '../trip-sheet/trip-sheet-link.tsx';

interface Props {
  booking: Booking;
  /** False if the button for the driver's card is among the card's actions. */
  withDriverCard?: boolean;
}

/**
 * Actions for the meeting point of a booking: copying the address, and opening the driver's card or the
 * trip sheet.
 */
export const MeetingLinks = ({ booking, withDriverCard = true }: Props) => {
  const { t } = useTranslation('trips');
  return (
    <>
      <CopyButton
        tone="quiet"
        className="-ml-3"
        text={formatMeetingPlace(booking)}
        label={t('trips.copyAddress')}
        copiedLabel={t('trips.copied')}
      />
      {withDriverCard ? <DriverCardButton booking={booking} /> : null}
      <TripSheetLink booking={booking} />
    </>
  );
};
