import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOptimisticChoice } from '../../lib/use-optimistic-choice.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useSheetEntry, withoutSheet } from '../../ui/use-sheet-entry.ts';
import { FILTER_SHEET } from './filter-sheet.tsx';

/**
 * Changes the filters. `more: true` continues the previous change, such as the next letter of a word, in
 * the same history entry.
 */
export type ChangeFilters = (change: Partial<SearchFilters>, options?: { more?: boolean }) => void;

/**
 * Returns the filters in the URL, a function that changes them immediately, and one that closes the filter
 * sheet. All changes in the filter sheet on phones are one history entry: going back closes the sheet and
 * keeps them, and going back again undoes them.
 */
export const useRequestedFilters = (
  inAddress: SearchFilters,
): { filters: SearchFilters; change: ChangeFilters; closeSheet: () => void } => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const sheet = useSheetEntry(FILTER_SHEET);
  const address = searchPath(inAddress);
  const { choice: filters, choose, latest } = useOptimisticChoice(inAddress, address);
  /** The URL when the sheet was opened, and the URL with the changes made since. */
  const inSheet = useRef<{ from: string; to: string } | null>(null);
  useEffect(() => {
    if (sheet.open) {
      inSheet.current ??= { from: address, to: address };
      return;
    }
    const left = inSheet.current;
    inSheet.current = null;
    // The user closed the sheet by going back, so the changes made in it are kept.
    if (left && left.from !== left.to && left.from === address)
      navigate(left.to, { preventScrollReset: true });
  }, [sheet.open, address, navigate]);

  const change: ChangeFilters = (change, { more = false } = {}) => {
    const to = searchPath(choose({ page: 1, ...change }));
    if (inSheet.current) inSheet.current.to = to;
    navigate(to, {
      preventScrollReset: true,
      replace: sheet.open || more,
      ...(sheet.open ? { state } : {}),
    });
  };
  const closeSheet = () => {
    const { from, to } = inSheet.current ?? { from: address, to: address };
    inSheet.current = null;
    if (from === to) return sheet.hide();
    navigate(searchPath(latest.current), {
      replace: true,
      preventScrollReset: true,
      state: withoutSheet(state),
    });
  };
  return { filters, change, closeSheet };
};
