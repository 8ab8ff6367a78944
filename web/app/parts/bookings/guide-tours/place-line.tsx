import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { useTranslation } from '../../../translation/use-translation.ts';
import { MapPin } from '../../../ui/icons.ts';

interface Props {
  at: Pick<Booking, 'meetingAddress' | 'meetingPostalCode' | 'addressConfirmed'>;
}

/** The meeting point in a short row. */
export const PlaceLine = ({ at }: Props) => {
  const { t } = useTranslation('trips');
  const place = formatMeetingPlace(at);
  return (
    <span className="flex min-w-0 items-start gap-2 text-ink-soft text-sm">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{t('trips.meeting')}: </span>
      <span className="wrap-anywhere min-w-0" lang={isJapaneseAddress(place) ? 'ja' : undefined}>
        {place}
      </span>
    </span>
  );
};
