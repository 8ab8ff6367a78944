import { CITIES } from '@tomoguide/contract/catalog/cities';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import { Link } from 'react-router';
import { getCityName } from '../../parts/guides/city-name.ts';
import { citySearchPath } from '../../parts/guides/search/search-language.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Drawing } from '../../ui/drawing.tsx';

/** The cities, each with its illustration. */
export const CityTiles = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return (
    // On phones, the tiles are a row to swipe, because they would otherwise fill three screens.
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-3 sm:overflow-visible sm:p-0 lg:gap-4">
      {CITIES.map(({ slug }) => (
        <li key={slug} className="w-[62vw] shrink-0 snap-start sm:w-auto">
          <Link
            to={citySearchPath(slug, locale)}
            className="group block h-full overflow-hidden rounded-2xl border border-line bg-surface text-ink no-underline shadow-card transition-shadow hover:shadow-pop"
          >
            <Drawing
              name={getCityDrawing(slug)}
              className="aspect-[8/5] w-full transition-transform duration-300 group-hover:scale-103"
            />
            <span className="block px-3 py-3 lg:px-4">
              <span className="block font-semibold">{getCityName(slug, locale)}</span>
              <span className="block text-balance text-ink-soft text-sm">
                {t(`catalog.cities.${slug}.tagline`)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
