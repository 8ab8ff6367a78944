import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type SearchFilters, searchPath } from './filters.ts';

/** What was chosen while the address was still the one it was chosen at. */
interface Wanted {
  chosenAt: string;
  filters: SearchFilters;
}

/**
 * The filters of the address, and how to change them. What was just chosen counts at once, before
 * the address has followed: a box stays ticked under the finger, and a second quick choice adds to
 * the first.
 */
export const useWantedFilters = (
  inAddress: SearchFilters,
): [SearchFilters, (change: Partial<SearchFilters>) => void] => {
  const navigate = useNavigate();
  const address = searchPath(inAddress);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // The address has changed, by us or by Back: from here on it decides again.
  const isOver = wanted !== null && wanted.chosenAt !== address;
  if (isOver) setWanted(null);
  const filters = wanted === null || isOver ? inAddress : wanted.filters;
  // Two choices may be made before either is rendered.
  const latest = useRef(filters);
  latest.current = filters;
  const change = (change: Partial<SearchFilters>) => {
    latest.current = { ...latest.current, page: 1, ...change };
    setWanted({ chosenAt: address, filters: latest.current });
    navigate(searchPath(latest.current), { preventScrollReset: true });
  };
  return [filters, change];
};
