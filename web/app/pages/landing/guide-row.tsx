import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { FROM_LIST } from '../../parts/guides/back-to-list.ts';
import { CardPrice } from '../../parts/guides/card/card-price.tsx';
import { CardRating } from '../../parts/guides/card/card-rating.tsx';
import { getCityName } from '../../parts/guides/city-name.ts';
import { usePricedGroup } from '../../parts/guides/known-group.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';

/**
 * Three guides below the search: portrait, profession, rating and price. On phones and
 * tablets, they are a row to swipe.
 */
export const GuideRow = ({ guides }: { guides: readonly GuideCard[] }) => {
  const locale = useLocale();
  const group = usePricedGroup(null);
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible lg:p-0">
      {guides.map((guide) => (
        <li key={guide.id} className="w-[18.5rem] shrink-0 snap-start lg:w-auto lg:min-w-0">
          <Link
            to={`/guides/${guide.id}?redirect=%2F&travelers=${group}`}
            state={FROM_LIST}
            className="relative flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 text-ink no-underline shadow-card transition-shadow hover:shadow-pop"
          >
            <Avatar name={guide.name} src={guide.portrait?.medium ?? null} size={72} />
            <div className="grid min-w-0 grow gap-0.5">
              <div className="flex items-baseline justify-between gap-2">
                <bdi className="truncate font-semibold">{guide.name}</bdi>
                <CardRating guide={guide} />
              </div>
              <span className="truncate text-ink-soft text-sm">
                {[getCityName(guide.serviceCity, locale), guide.trade].filter(Boolean).join(' · ')}
              </span>
              <CardPrice guide={guide} travelers={null} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
};
