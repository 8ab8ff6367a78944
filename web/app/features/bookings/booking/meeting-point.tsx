import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isJapaneseAddress } from './japanese-address.ts';
import { meetingAddress } from './meeting-address.ts';

/** Where the two meet, with a button that copies the address for a map or a taxi driver. */
export const MeetingPoint = ({
  booking,
}: {
  booking: Pick<Booking, 'meetingAddress' | 'meetingPostalCode'>;
}) => {
  const { t } = useTranslation('bookings-trips');
  const [copied, setCopied] = useState(false);
  const address = meetingAddress(booking);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without permission the text can still be selected.
    }
  };
  return (
    <section className="grid justify-items-start gap-1">
      <h4 className="font-semibold text-sm">{t('meeting')}</h4>
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
      </div>
    </section>
  );
};
