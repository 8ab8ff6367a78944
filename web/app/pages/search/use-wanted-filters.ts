import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWanted } from '../../lib/use-wanted.ts';
import { type SearchFilters, searchPath } from '../../parts/guides/search/filters.ts';
import { useSheetEntry, withoutSheet } from '../../ui/use-sheet-entry.ts';

/** `more: true`: it goes on with the change before, as the next letter of a word; Back undoes both. */
export type ChangeFilters = (change: Partial<SearchFilters>, options?: { more?: boolean }) => void;

/** The phone's sheet of filters in the history (ui/use-sheet-entry.ts). */
export const FILTER_SHEET = 'filters';

/**
 * The filters of the address, and how to change them; what was just chosen counts at once. What is
 * chosen in the phone's sheet is one entry of the history: Back closes the sheet and keeps it, and
 * the next Back undoes it.
 */
export const useWantedFilters = (
  inAddress: SearchFilters,
): { filters: SearchFilters; change: ChangeFilters; closeSheet: () => void } => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const sheet = useSheetEntry(FILTER_SHEET);
  const address = searchPath(inAddress);
  const { choice: filters, want, latest } = useWanted(inAddress, address);
  /** What the sheet was opened at, and what it reads by now. */
  const inSheet = useRef<{ from: string; to: string } | null>(null);
  useEffect(() => {
    if (sheet.open) {
      inSheet.current ??= { from: address, to: address };
      return;
    }
    const left = inSheet.current;
    inSheet.current = null;
    // Back has closed it: what was chosen in it is kept.
    if (left && left.from !== left.to && left.from === address)
      navigate(left.to, { preventScrollReset: true });
  }, [sheet.open, address, navigate]);

  const change: ChangeFilters = (change, { more = false } = {}) => {
    const to = searchPath(want({ page: 1, ...change }));
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
