import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { NamedPart } from '../../../ui/named-part.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { DriverCardButton } from '../driver-card/driver-card-button.tsx';
import { AddressChange } from '../meeting-point/address-change.tsx';
import { TripSheetLink } from '../trip-sheet/trip-sheet-link.tsx';

/** Where the two meet: to be copied for a map or a taxi driver, and changed by agreement. */
export const MeetingPoint = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const id = useId();
  const address = formatMeetingPlace(booking);
  return (
    <NamedPart aria-labelledby={id} className="grid justify-items-start gap-1">
      <h4 id={id} className="font-semibold text-sm">
        {t('meeting')}
      </h4>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="wrap-anywhere min-w-0" lang={isJapaneseAddress(address) ? 'ja' : undefined}>
          <Unbroken>{address}</Unbroken>
        </p>
        <CopyButton
          tone="quiet"
          className="-ml-3"
          text={address}
          label={t('copyAddress')}
          copiedLabel={t('copied')}
        />
        <DriverCardButton booking={booking} />
        <TripSheetLink booking={booking} />
      </div>
      <AddressChange booking={booking} />
    </NamedPart>
  );
};
