import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingGroups } from './booking-groups.ts';
import { type DeskView, viewOf } from './desk-views.ts';

/**
 * The view that the address names, and the way to another. A booking that moves on, as by the answer to
 * it, takes nobody along to where it is then; an address that names nothing here, as the skip link's,
 * leaves the view.
 */
export const useDeskView = (
  groups: BookingGroups<{ bookingNumber: string }>,
): [DeskView, (view: DeskView) => void] => {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const at = key + hash;
  const [chosen, setChosen] = useState(() => ({ at, view: viewOf(hash, groups) ?? 'today' }));
  if (chosen.at !== at) setChosen({ at, view: viewOf(hash, groups) ?? chosen.view });
  const choose = (view: DeskView) =>
    navigate({ hash: view === 'today' ? '' : view }, { preventScrollReset: true });
  return [chosen.view, choose];
};
