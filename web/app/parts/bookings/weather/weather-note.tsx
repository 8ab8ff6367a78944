import type { BookingWeather } from '@tomoguide/contract/bookings/weather';
import { formatShortDay } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { formatTourTime } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { CloudRain } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

interface Props {
  weather: BookingWeather | null | undefined;
  /** The guide's time zone. */
  timeZone: string;
  /**
   * Where the note is shown: on a booking, at the checkout before one, or on a change that would move a
   * booking there and lose or keep the full refund.
   */
  at?: 'refund' | 'checkout' | 'move' | 'moveKept';
}

/**
 * Says why and on which days bad weather is declared, and that either party can cancel with a full refund,
 * after its end until when (docs/product/bookings.md, "Bad weather").
 */
export const WeatherNote = ({ weather, timeZone, at = 'refund' }: Props) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!weather) return null;
  const { firstDay, lastDay, keptUntil = null } = weather;
  const [first, last] = [formatShortDay(firstDay, locale), formatShortDay(lastDay, locale)];
  const days = firstDay === lastDay ? first : `${first} – ${last}`;
  return (
    <div className="flex gap-3 rounded-xl bg-warn-soft px-4 py-3">
      <CloudRain aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <FreeText>
            {t(`bookings.weather.${keptUntil === null ? 'declared' : 'ended'}`, {
              reason: getTextInLocale(weather.reason, locale),
            })}
          </FreeText>
        </p>
        <p className="text-sm">
          <Unbroken>
            {keptUntil === null
              ? t(`bookings.weather.${at}`, { days })
              : t('bookings.weather.kept', {
                  time: formatTourTime(keptUntil, timeZone, locale, { named: false }),
                })}
          </Unbroken>
        </p>
      </div>
    </div>
  );
};
