import { listGuideCovers } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard as Guide } from '@tomoguide/contract/guides/entities';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePricedGroup } from '../known-group.ts';
import { GuideCard } from './guide-card.tsx';

interface Props {
  guides: readonly Guide[];
  /** The URL to which the guide's page links back. */
  back: string;
  names: (ids: readonly number[]) => string[];
  travelers: number | null;
  columns: string;
  /** True to show the city on each card; false if it is the same for all. */
  withCity?: boolean;
  /** True if the grid starts in view, so that its first pictures load immediately. */
  leads?: boolean;
  /** Renders an overlay over each card, which replaces the card's normal actions. */
  overlay?: ((guide: Guide) => ReactNode) | undefined;
}

const VISIBLE_COUNT = 3;

const pictureAt = (index: number) => {
  if (index === 0) return 'first';
  return index < VISIBLE_COUNT ? 'in sight' : 'later';
};

export const THREE_COLUMNS = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3';
export const FOUR_COLUMNS = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export const GuideGrid = ({
  guides,
  back,
  names,
  travelers,
  columns,
  withCity = true,
  leads = false,
  overlay,
}: Props) => {
  const covers = listGuideCovers(guides);
  // The guide's page must start with the group size that the card's price is for, which the list's URL may
  // not contain.
  const group = usePricedGroup(travelers);
  const known = travelers === null ? `&travelers=${group}` : '';
  return (
    <ul className={columns}>
      {guides.map((guide, index) => (
        <li key={guide.id} className="relative grid grid-cols-1">
          <div inert={Boolean(overlay)} className="grid grid-cols-1">
            <GuideCard
              guide={guide}
              drawn={covers[index]}
              to={`/guides/${guide.id}?redirect=${encodeURIComponent(back)}${known}`}
              tags={names(guide.services)}
              travelers={travelers}
              withCity={withCity}
              picture={leads ? pictureAt(index) : 'later'}
            />
          </div>
          {overlay?.(guide)}
        </li>
      ))}
    </ul>
  );
};

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholder cards of the same size, shown while the guides load. */
export const GuideGridSkeleton = ({ columns, label }: { columns: string; label: string }) => (
  <div role="status" aria-label={label} className={columns}>
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="overflow-hidden rounded-2xl border border-line bg-surface">
        <Skeleton className="aspect-[3/2] w-full rounded-none" />
        <div className="grid gap-2 p-4 pt-9">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-[2.8125rem] w-full" />
          <Skeleton className="h-6.5 w-3/4" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-3 h-22 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);
