import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { SEARCH_COUNT_MAX, SEARCH_PAGE_SIZE } from '@tomoguide/contract/guides/figures';
import { Suspense, useEffect, useState } from 'react';
import {
  GuideGrid,
  GuideGridSkeleton,
  THREE_COLUMNS,
} from '../../parts/guides/card/guide-grid.tsx';
import { NO_FILTERS, type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { UNKNOWN_BOUNDS } from '../../parts/guides/search/price-field.tsx';
import { useServiceNames } from '../../parts/guides/use-services.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SlidersHorizontal } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useSheetEntry } from '../../ui/use-sheet-entry.ts';
import { wasStored } from './direct/stored-message.ts';
import { DirectButton } from './direct-button.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FILTER_SHEET, FilterSheet } from './filter-sheet.tsx';
import { SortSelect } from './sort-select.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { ChangeFilters } from './use-requested-filters.ts';
import type { SearchResult } from './use-search.ts';

/** Loaded when a user wants to message several guides. */
const PickGuide = lazyPart(
  async () => (await import('./direct/pick-guide.tsx')).default,
  () => null,
);
/** Loaded if a search for a day finds few guides. */
const WaitOffer = lazyPart(
  async () => (await import('./wait-offer.tsx')).WaitOffer,
  () => null,
);
const DirectBar = lazyPart(async () => (await import('./direct/direct-bar.tsx')).default);

/**
 * Keeps the height of the filter column in a CSS variable. The column is sticky if it fits the window; a
 * taller one scrolls with the page up to its end.
 */
const measureHeight = (column: HTMLElement) => {
  const observer = new ResizeObserver(() =>
    column.style.setProperty('--height', `${column.offsetHeight}px`),
  );
  observer.observe(column);
  return () => observer.disconnect();
};

/** Up to this number of guides, a search for a city and a day offers to wait for others. */
const FEW_GUIDES = 3;

interface Props {
  heading: string;
  filters: SearchFilters;
  onChange: ChangeFilters;
  /** Closes the filter sheet and keeps the filters chosen in it. */
  onCloseSheet: () => void;
  result: SearchResult;
  categories: ServiceCategory[] | undefined;
}

const parseGroupSize = (travelers: string | null): number | null =>
  travelers === null ? null : Number.parseInt(travelers, 10);

export const SearchPage = ({
  heading,
  filters,
  onChange,
  onCloseSheet,
  result,
  categories,
}: Props) => {
  const { t } = useTranslation('search', 'guides');
  const sheet = useSheetEntry(FILTER_SHEET);
  const [directing, setDirecting] = useState(false);
  // Only ever turns the selection on, so that an earlier click stays in effect.
  useEffect(() => {
    if (wasStored()) setDirecting(true);
  }, []);
  const names = useServiceNames(categories);
  const applied = useAppliedFilters(filters, names);
  const { list, busy, failed, retry } = result;
  const bounds = list?.priceBounds ?? UNKNOWN_BOUNDS;
  const clear = () => onChange({ ...NO_FILTERS, sort: filters.sort });
  const panel = (
    <FilterPanel filters={filters} onChange={onChange} bounds={bounds} categories={categories} />
  );
  const total = list?.total ?? 0;
  const open = list?.totalIsExact === false;
  const knownPages = Math.ceil((open ? total + 1 : total) / SEARCH_PAGE_SIZE);
  // The server counts further on later pages, but the number shown stays the same, because it would
  // otherwise seem to grow.
  const guides = open ? SEARCH_COUNT_MAX : total;
  // Without results, there is nothing to select, but the user can still end a selection that was already
  // started.
  const canSelectGuides = directing || !list || total > 0;
  const offersWait =
    list && !busy && filters.city !== null && filters.date !== null && total <= FEW_GUIDES;
  return (
    <div className="mx-auto grid max-w-[75rem] gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-10">
      <aside
        aria-label={t('search.filters')}
        ref={measureHeight}
        className="hidden lg:sticky lg:top-[min(6rem,100dvh_-_var(--height,100vh)_-_1.5rem)] lg:block lg:self-start"
      >
        {panel}
      </aside>
      <div className="grid min-w-0 content-start gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="max-sm:w-full">
            <h1 className="font-bold text-2xl tracking-tight sm:text-3xl">{heading}</h1>
            <div className="flex min-h-11 items-center justify-between gap-3 sm:min-h-0">
              <p role="status" className="tabular min-h-[1lh] text-ink-soft">
                {list ? t(open ? 'search.countMore' : 'search.count', { count: guides }) : null}
              </p>
              {canSelectGuides ? (
                <DirectButton
                  directing={directing}
                  onChange={setDirecting}
                  tone="quiet"
                  className="-mr-3 sm:hidden"
                />
              ) : null}
            </div>
          </div>
          <div className="flex items-end gap-2 max-sm:w-full">
            <Button
              tone="secondary"
              className="min-h-12 whitespace-nowrap lg:hidden"
              aria-haspopup="dialog"
              onClick={sheet.show}
            >
              <SlidersHorizontal aria-hidden="true" className="size-4 max-[22rem]:hidden" />
              {applied.length > 0
                ? t('search.filtersCount', { count: applied.length })
                : t('search.filters')}
            </Button>
            {canSelectGuides ? (
              <DirectButton
                directing={directing}
                onChange={setDirecting}
                tone="secondary"
                className="min-h-12 max-sm:hidden"
              />
            ) : null}
            <SortSelect value={filters.sort} onChange={(sort) => onChange({ sort })} />
          </div>
        </div>
        <FilterChips applied={applied} onRemove={onChange} onClear={clear} />
        <section aria-labelledby="results" aria-busy={busy}>
          <h2 id="results" className="sr-only">
            {t('search.results')}
          </h2>
          {failed ? (
            <ErrorState title={t('guides.failed')} onRetry={retry} />
          ) : !list ? (
            <GuideGridSkeleton columns={THREE_COLUMNS} label={t('search.loading')} />
          ) : list.data.length === 0 ? (
            <EmptyResults filters={filters} />
          ) : (
            <div className={busy ? 'opacity-55 transition-opacity duration-200' : undefined}>
              <GuideGrid
                guides={list.data}
                back={searchPath(filters)}
                names={names}
                travelers={parseGroupSize(filters.travelers)}
                columns={THREE_COLUMNS}
                withCity={filters.city === null}
                leads
                overlay={
                  directing
                    ? (guide) => (
                        <Suspense>
                          <PickGuide guide={guide} />
                        </Suspense>
                      )
                    : undefined
                }
              />
            </div>
          )}
          {offersWait ? (
            <div className="mt-6 empty:hidden">
              <Suspense>
                <WaitOffer key={searchPath(filters)} filters={filters} />
              </Suspense>
            </div>
          ) : null}
        </section>
        <Pagination
          page={filters.page}
          pages={knownPages}
          open={open}
          toPage={(page) => searchPath({ ...filters, page })}
        />
        {directing ? (
          <Suspense>
            <DirectBar
              date={filters.date}
              onDate={(date) => onChange({ date })}
              travelers={parseGroupSize(filters.travelers)}
              onEnd={() => setDirecting(false)}
            />
          </Suspense>
        ) : null}
      </div>
      <FilterSheet
        open={sheet.open}
        guides={guides}
        more={open}
        onClear={clear}
        onClose={onCloseSheet}
      >
        {panel}
      </FilterSheet>
    </div>
  );
};
