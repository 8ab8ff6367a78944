import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingGroups } from './booking-groups.ts';
import { type DeskView, viewOf } from './desk-views.ts';

interface Desk {
  view: DeskView;
  /** Where what the address names stands now; undefined: nothing here. */
  found: DeskView | undefined;
  /** `isStep`: on the way past it, as by an arrow key. */
  choose: (view: DeskView, isStep?: boolean) => void;
}

/**
 * The view that the address names, and the way to another. What a stale list does not hold yet, or where it
 * was before, is looked for again until it is found in a fresh one. A booking that moves on after that, as by
 * the answer to it, takes nobody along to where it is then; an address that names nothing here, as the
 * skip link's, leaves the view.
 */
export const useDeskView = (
  groups: BookingGroups<{ bookingNumber: string }>,
  /** Whether the groups come from an answer since the page was opened. */
  isFresh: boolean,
): Desk => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const at = key + hash;
  const found = viewOf(hash, groups);
  const [chosen, setChosen] = useState({ at: '', view: 'today' as DeskView, isSettled: false });
  const next = { at, view: found ?? chosen.view, isSettled: found !== undefined && isFresh };
  const isOpen = chosen.at !== at || !chosen.isSettled;
  const isNews =
    chosen.at !== at || chosen.view !== next.view || chosen.isSettled !== next.isSettled;
  if (isOpen && isNews) setChosen(next);
  const { view } = isOpen ? next : chosen;
  const choose = (other: DeskView, isStep = false) => {
    if (other === view) return;
    const to = { hash: other === 'today' ? '' : other };
    navigate(to, { replace: isStep, preventScrollReset: true });
  };
  return { view, found, choose };
};
