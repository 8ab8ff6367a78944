import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { NamedSection } from '../../../ui/named-section.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { SuggestedPlace, SuggestPlaceButton } from '../meeting-point/address-change.tsx';
import { ConfirmedAddress } from '../meeting-point/confirmed-address.tsx';
import { MeetingLinks } from './meeting-links.tsx';

interface Props {
  booking: Booking;
  /** False if the card shows the links for the meeting point of a confirmed tour elsewhere. */
  withLinks?: boolean;
  /** False if the button to suggest another place is elsewhere on the card. */
  withSuggest?: boolean;
}

/** The meeting point, which users can copy for a map or a taxi driver, and change by agreement. */
export const MeetingPoint = ({ booking, withLinks = true, withSuggest = withLinks }: Props) => {
  const { t } = useTranslation('trips');
  const id = useId();
  const address = formatMeetingPlace(booking);
  return (
    <NamedSection aria-labelledby={id} className="grid justify-items-start gap-1">
      <h4 id={id} className="font-semibold text-sm">
        {t('trips.meeting')}
      </h4>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="wrap-anywhere min-w-0" lang={isJapaneseAddress(address) ? 'ja' : undefined}>
          <Unbroken>{address}</Unbroken>
        </p>
        {withLinks ? <MeetingLinks booking={booking} /> : null}
      </div>
      {booking.toArrange ? <p className="text-sm text-warn">{t('trips.place.toArrange')}</p> : null}
      <ConfirmedAddress place={booking} />
      <SuggestedPlace booking={booking} />
      {withSuggest ? <SuggestPlaceButton booking={booking} /> : null}
    </NamedSection>
  );
};
