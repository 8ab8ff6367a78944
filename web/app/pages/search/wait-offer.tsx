import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { formatDay } from '@tomoguide/contract/format';
import { DEFAULT_GROUP } from '@tomoguide/contract/guides/figures';
import { getWaitingEnd } from '@tomoguide/contract/guides/waiting-end';
import { getCityName } from '../../parts/guides/city-name.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { WaitButton } from '../../parts/guides/waiting/wait-button.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

/** Offers to wait for a guide if a search for a city and a day finds few or none, unless the time to book has passed. */
export const WaitOffer = ({ filters }: { filters: SearchFilters }) => {
  const { t } = useTranslation('waiting', 'guides');
  const locale = useLocale();
  const { city, date: day, language } = filters;
  if (city === null || day === null) return null;
  const endsAt = getWaitingEnd(Temporal.PlainDate.from(day), DEFAULT_GUIDE_TIME_ZONE);
  if (endsAt.epochMilliseconds <= Date.now()) return null;
  const travelers = filters.travelers ? Number.parseInt(filters.travelers, 10) : DEFAULT_GROUP;
  const values = { city: getCityName(city, locale), day: formatDay(day, locale), count: travelers };
  return (
    <section aria-labelledby="wait" className="panel grid gap-3">
      <h3 id="wait" className="font-semibold text-lg">
        {t('waiting.cityTitle', values)}
      </h3>
      <p className="text-ink-soft">
        {language
          ? t('waiting.cityTextLanguage', {
              ...values,
              language: t(`guides.languages.${language}`),
            })
          : t('waiting.cityText', values)}
      </p>
      <WaitButton target={{ city, day, travelers, language }} back={searchPath(filters)} />
    </section>
  );
};
