import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NamedPart } from '../../../ui/named-part.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { DriverCardButton } from '../driver-card/driver-card-button.tsx';
import { AddressChange } from '../meeting-point/address-change.tsx';
import { TripSheetLink } from '../trip-sheet/trip-sheet-link.tsx';

/** Where the two meet: to be copied for a map or a taxi driver, and changed by agreement. */
export const MeetingPoint = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-trips');
  const id = useId();
  const [copiedText, setCopiedText] = useState('');
  const address = formatMeetingPlace(booking);
  const copied = copiedText === address;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopiedText(address);
    } catch {
      // Without permission the text can still be selected.
    }
  };
  return (
    <NamedPart aria-labelledby={id} className="grid justify-items-start gap-1">
      <h4 id={id} className="font-semibold text-sm">
        {t('meeting')}
      </h4>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="wrap-anywhere min-w-0" lang={isJapaneseAddress(address) ? 'ja' : undefined}>
          <Unbroken>{address}</Unbroken>
        </p>
        <Button tone="quiet" size="small" className="-ml-3" onClick={copy}>
          {copied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span role="status">{copied ? t('copied') : t('copyAddress')}</span>
        </Button>
        <DriverCardButton booking={booking} />
        <TripSheetLink booking={booking} />
      </div>
      <AddressChange booking={booking} />
    </NamedPart>
  );
};
