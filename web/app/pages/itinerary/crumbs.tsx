import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ChevronRight } from '../../ui/icons.ts';

/** Breadcrumbs: the city's guides, this guide, this itinerary. */
export const Crumbs = ({ guide, title }: { guide: GuideDetail; title: string }) => {
  const { t } = useTranslation('itinerary', 'guides');
  const city = getCityName(guide.serviceCity, useLocale());
  const ways = [
    { to: `/search?city=${guide.serviceCity}`, name: t('guides.allOfCity', { city }) },
    { to: `/guides/${guide.id}`, name: guide.name },
  ];
  return (
    <nav aria-label={t('itinerary.crumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {ways.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-lg text-ink-soft no-underline hover:text-ink hover:underline"
            >
              {name}
            </Link>
            <ChevronRight
              aria-hidden="true"
              className="in-[li:nth-last-child(2)]:max-sm:hidden size-4 shrink-0"
            />
          </li>
        ))}
        {/* Omitted on phones, where the heading below contains the same text. */}
        <li aria-current="page" className="min-w-0 break-words max-sm:sr-only">
          {title}
        </li>
      </ol>
    </nav>
  );
};
