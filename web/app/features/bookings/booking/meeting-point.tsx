import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatPostalCode } from '@tomoguide/contract/format';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** Where the two meet, with a button that copies the address for a map or a taxi driver. */
export const MeetingPoint = ({
  booking,
}: {
  booking: Pick<Booking, 'meetingAddress' | 'meetingPostalCode'>;
}) => {
  const { t } = useTranslation('bookings-trips');
  const [copied, setCopied] = useState(false);
  const { meetingAddress, meetingPostalCode } = booking;
  const postal = meetingPostalCode ? `${formatPostalCode(meetingPostalCode)} ` : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${postal}${meetingAddress}`);
      setCopied(true);
    } catch {
      // Without permission the text can still be selected.
    }
  };
  return (
    <section className="grid justify-items-start gap-1">
      <h4 className="font-semibold text-sm">{t('meeting')}</h4>
      <p>
        <Unbroken>{postal + meetingAddress}</Unbroken>
      </p>
      <Button tone="quiet" size="small" className="-ml-3" onClick={copy}>
        {copied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        <span role="status">{copied ? t('copied') : t('copyAddress')}</span>
      </Button>
    </section>
  );
};
