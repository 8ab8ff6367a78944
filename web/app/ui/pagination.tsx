import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { useTranslation } from '../translation/use-translation.ts';
import { ChevronLeft, ChevronRight } from './icons.ts';

interface Props {
  page: number;
  pages: number;
  /** True if more pages may follow, so that their number is unknown. */
  open?: boolean;
  /** Returns the URL of a page of the list. */
  toPage: (page: number) => To;
}

const NEIGHBOURS = 1;

/**
 * Returns the page numbers to show: the first, the last, and those around the current page; null marks a
 * gap. An open-ended list ends with a gap, because its last page is unknown.
 */
export const listShownPages = (page: number, pages: number, open = false): (number | null)[] => {
  const shown: (number | null)[] = [];
  for (let at = 1; at <= pages; at += 1) {
    const near = Math.abs(at - page) <= NEIGHBOURS;
    if (near || at === 1 || (at === pages && !open)) shown.push(at);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  if (open && shown.at(-1) !== null) shown.push(null);
  return shown;
};

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-xl px-2 hover:bg-sunken';

/**
 * Links to the pages of a list. They are real links, so that a page can be opened in a new tab and shared.
 */
export const Pagination = ({ page, pages, open = false, toPage }: Props) => {
  const { t } = useTranslation('layout');
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // Moves focus to the new list, which starts far above the link that was clicked.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t('layout.pages')}
      className="tabular flex items-center justify-center gap-1 py-8"
    >
      {page > 1 ? (
        <Link
          to={toPage(page - 1)}
          rel="prev"
          aria-label={t('layout.previousPage')}
          className={STEP}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
      ) : null}
      {listShownPages(page, pages, open).map((at, index) =>
        at === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, distinguished by their position.
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={at}
            to={toPage(at)}
            aria-current={at === page ? 'page' : undefined}
            className={at === page ? `${STEP} bg-action-soft font-semibold text-action` : STEP}
          >
            {at}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link to={toPage(page + 1)} rel="next" aria-label={t('layout.nextPage')} className={STEP}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : null}
    </nav>
  );
};
