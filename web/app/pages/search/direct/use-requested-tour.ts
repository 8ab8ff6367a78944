import { useState } from 'react';
import type { TourTime } from './use-times.ts';

/**
 * The requested tour, and a function that changes it, except for the day, which is a filter of the search.
 */
export interface RequestedTourState {
  tour: TourTime;
  change: (to: Partial<Omit<TourTime, 'date'>>) => void;
}

/**
 * Holds the requested tour. A chosen start applies only to its own day, because another day has other start
 * times.
 */
export const useRequestedTour = (
  date: string | null,
  travelers: number | null,
): RequestedTourState => {
  const [chosen, setChosen] = useState<Partial<TourTime>>({});
  const { start = null, end = null } = chosen.date === date ? chosen : {};
  const tour = { date, start, end, travelers: chosen.travelers ?? travelers ?? 1 };
  return { tour, change: (to) => setChosen({ ...chosen, date, start, end, ...to }) };
};
