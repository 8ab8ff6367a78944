import type { Booking, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { WeatherNote } from '../weather/weather-note.tsx';

/**
 * What declared bad weather means for a change: whether the change counts, and the refund at the new time
 * (docs/product/bookings.md, "Bad weather").
 */
export const TermsWeather = ({ booking, terms }: { booking: Booking; terms: ChangeTerms }) => {
  const { t } = useTranslation('change');
  if (!terms.weather) return null;
  const { uncounted, declared, refundsInFull } = terms.weather;
  return (
    <>
      {uncounted ? <p className="text-sm">{t('change.uncounted')}</p> : null}
      <WeatherNote
        at={refundsInFull ? 'moveKept' : 'move'}
        weather={declared}
        timeZone={booking.timeZone}
      />
    </>
  );
};
