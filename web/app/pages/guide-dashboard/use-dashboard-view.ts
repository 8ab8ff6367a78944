import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import { type DashboardView, viewOf } from './dashboard-views.ts';

interface DashboardState {
  view: DashboardView;
  /** The view that now contains the target of the URL; undefined if none does. */
  found: DashboardView | undefined;
  /** True if an arrow key only moves past the tab; then the history entry is replaced. */
  choose: (view: DashboardView, isStep?: boolean) => void;
}

/**
 * The view that the URL targets, and a function that switches views. While the list is stale, the target can
 * be missing or in its old view, so the lookup repeats until a fresh list has it. If the booking moves after
 * that, for example when it is answered, the view stays. It also stays for a URL without a target here, such
 * as that of the skip link.
 */
export const useDashboardView = (
  groups: BookingGroups<{ bookingNumber: string }>,
  /** Whether the groups were fetched after the page was opened. */
  isFresh: boolean,
): DashboardState => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const at = key + hash;
  const found = viewOf(hash, groups);
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
