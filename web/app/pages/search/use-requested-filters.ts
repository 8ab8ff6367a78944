import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOptimisticChoice } from '../../lib/use-optimistic-choice.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useSheetEntry, withoutSheet } from '../../ui/use-sheet-entry.ts';
import { FILTER_SHEET } from './filter-sheet.tsx';

/** `more: true` continues the previous change, such as the next letter of a word; Back undoes both. */
export type ChangeFilters = (change: Partial<SearchFilters>, options?: { more?: boolean }) => void;

/**
 * The filters in the URL, and a function that changes them. A change applies immediately. All changes in the
 * filter sheet on phones are one history entry: Back closes the sheet and keeps them, and the next Back
 * undoes them.
 */
export const useRequestedFilters = (
  inAddress: SearchFilters,
): { filters: SearchFilters; change: ChangeFilters; closeSheet: () => void } => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const sheet = useSheetEntry(FILTER_SHEET);
  const address = searchPath(inAddress);
  const { choice: filters, choose, latest } = useOptimisticChoice(inAddress, address);
  /** The URL when the sheet was opened, and the current one. */
  const inSheet = useRef<{ from: string; to: string } | null>(null);
  useEffect(() => {
    if (sheet.open) {
      inSheet.current ??= { from: address, to: address };
      return;
    }
    const left = inSheet.current;
    inSheet.current = null;
    // Back closed the sheet, so keep what was chosen in it.
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
