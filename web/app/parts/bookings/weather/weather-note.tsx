import type { Weather } from '@tomoguide/contract/bookings/weather';
import { formatShortDay } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { CloudRain } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

interface Props {
  weather: Weather | null | undefined;
  /** Where the note is shown: on a booking, or at the checkout before one. */
  at?: 'refund' | 'checkout';
}

/**
 * Says why and on which days bad weather is declared, and that either party can cancel with a full refund
 * (docs/product/bookings.md, "Bad weather").
 */
export const WeatherNote = ({ weather, at = 'refund' }: Props) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!weather) return null;
  const { firstDay, lastDay } = weather;
  const [first, last] = [formatShortDay(firstDay, locale), formatShortDay(lastDay, locale)];
  const days = firstDay === lastDay ? first : `${first} – ${last}`;
  return (
    <div className="flex gap-3 rounded-xl bg-warn-soft px-4 py-3">
      <CloudRain aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <FreeText>
            {t('bookings.weather.declared', { reason: getTextInLocale(weather.reason, locale) })}
          </FreeText>
        </p>
        <p className="text-sm">
          <Unbroken>{t(`bookings.weather.${at}`, { days })}</Unbroken>
        </p>
      </div>
    </div>
  );
};
