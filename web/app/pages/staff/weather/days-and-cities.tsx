import type { NewWeather } from '@tomoguide/contract/bookings/weather';
import { formatDay } from '@tomoguide/contract/format';
import { joinList } from '@tomoguide/contract/translate';
import { getCityName } from '../../../parts/guides/city-name.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** The cities, days and reasons of a declaration. */
export const DaysAndCities = ({ weather }: { weather: NewWeather }) => {
  const locale = useLocale();
  const { cities, firstDay, lastDay, reason } = weather;
  const [first, last] = [formatDay(firstDay, locale), formatDay(lastDay, locale)];
  const names = cities.map((city) => getCityName(city, locale));
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-semibold">{joinList(locale, names)}</p>
      <p className="tabular text-ink-soft">
        <Unbroken>{firstDay === lastDay ? first : `${first} – ${last}`}</Unbroken>
      </p>
      <p lang="en" className="wrap-anywhere">
        {reason.en}
      </p>
      <p lang="zh-CN" className="wrap-anywhere">
        {reason.zh}
      </p>
    </div>
  );
};
