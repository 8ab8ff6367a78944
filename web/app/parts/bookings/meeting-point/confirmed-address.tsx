import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import { formatPostalCode } from '@tomoguide/contract/format';
import { useTranslation } from '../../../translation/use-translation.ts';

type Place = Pick<Particulars, 'meetingPostalCode' | 'addressConfirmed'>;

/** Explains why the postal code typed with an address is not used. */
export const ConfirmedAddress = ({ place }: { place: Place }) => {
  const { t } = useTranslation('trips');
  const { meetingPostalCode: code, addressConfirmed } = place;
  return code && addressConfirmed ? (
    <p className="text-ink-soft text-sm">
      {t('trips.place.confirmed', { code: formatPostalCode(code) })}
    </p>
  ) : null;
};
