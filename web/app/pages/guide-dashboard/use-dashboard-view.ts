import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import { type DashboardView, findView } from './dashboard-views.ts';

interface DashboardState {
  view: DashboardView;
  /** The view that currently contains the target of the URL; undefined if no view does. */
  found: DashboardView | undefined;
  /**
   * Switches the view. `isStep` is true if an arrow key only moves past the tab; the history entry is then
   * replaced.
   */
  choose: (view: DashboardView, isStep?: boolean) => void;
}

/**
 * Returns the view that the URL targets, and a function that switches views. While the list is stale, the
 * target can be missing or still in its old view, so the lookup repeats until a fresh list contains it. If
 * the booking moves after that, for example when the guide answers it, the view stays. It also stays if the
 * URL has no target on this page, such as that of the skip link.
 */
export const useDashboardView = (
  groups: BookingGroups<{ bookingNumber: string }>,
  /** Whether the groups were fetched after the page was opened. */
  isFresh: boolean,
): DashboardState => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const at = key + hash;
  const found = findView(hash, groups);
  const [chosen, setChosen] = useState({
    at: '',
    view: 'today' as DashboardView,
    isSettled: false,
  });
  const next = { at, view: found ?? chosen.view, isSettled: found !== undefined && isFresh };
  const isOpen = chosen.at !== at || !chosen.isSettled;
  const isNews =
    chosen.at !== at || chosen.view !== next.view || chosen.isSettled !== next.isSettled;
  if (isOpen && isNews) setChosen(next);
  const { view } = isOpen ? next : chosen;
  const choose = (other: DashboardView, isStep = false) => {
    if (other === view) return;
    const to = { hash: other === 'today' ? '' : other };
    navigate(to, { replace: isStep, preventScrollReset: true });
  };
  return { view, found, choose };
};
