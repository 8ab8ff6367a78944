import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { getCityName } from '../../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Drawing } from '../../../ui/drawing.tsx';

export interface CityGuides {
  slug: CitySlug;
  total: number;
  totalIsExact: boolean;
  /** Some of the city's guides, to show their avatars. */
  guides: readonly Pick<GuideCard, 'id' | 'portrait'>[];
}

const Avatars = ({ guides }: Pick<CityGuides, 'guides'>) => (
  <span aria-hidden="true" className="flex -space-x-2">
    {guides.map(({ id, portrait }) =>
      portrait ? (
        <img
          key={id}
          src={portrait.small}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          className="size-10 rounded-full bg-sunken object-cover ring-2 ring-surface"
        />
      ) : null,
    )}
  </span>
);

/** The cities, each with its drawing, a description, and its guides. */
export const CityList = ({ cities }: { cities: readonly CityGuides[] }) => {
  const { t } = useTranslation('cities', 'catalog');
  const locale = useLocale();
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {cities.map(({ slug, total, totalIsExact, guides }) => (
        <li
          key={slug}
          id={slug}
          className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card transition-shadow hover:shadow-pop"
        >
          <Drawing name={getCityDrawing(slug)} className="aspect-[2/1] w-full" />
          <div className="flex grow flex-col gap-3 p-5">
            <div>
              <h2 className="font-semibold text-xl">{getCityName(slug, locale)}</h2>
              <p className="text-ink-soft">{t(`catalog.cities.${slug}.tagline`)}</p>
            </div>
            <p className="text-balance">{t(`catalog.cities.${slug}.about`)}</p>
            <div className="mt-auto flex items-center gap-3">
              <Avatars guides={guides} />
              <span className="text-[0.9375rem] text-ink-soft">
                {totalIsExact
                  ? t('cities.guides', { count: total })
                  : t('cities.many', { count: total })}
              </span>
            </div>
            <Link
              to={`/search?city=${slug}`}
              className="-mb-2 inline-flex min-h-11 items-center font-semibold text-action no-underline after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
            >
              {t('cities.see', { city: getCityName(slug, locale) })}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
};
