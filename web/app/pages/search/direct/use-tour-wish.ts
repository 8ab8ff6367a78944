import { useState } from 'react';
import type { Asked } from './use-times.ts';

/**
 * The requested tour, and a function that changes it, except for the day, which is a filter of the search.
 */
export interface Wish {
  asked: Asked;
  change: (to: Partial<Omit<Asked, 'date'>>) => void;
}

/**
 * Holds the requested tour. A chosen start applies only to its own day, because another day has other start
 * times.
 */
export const useTourWish = (date: string | null, travelers: number | null): Wish => {
  const [chosen, setChosen] = useState<Partial<Asked>>({});
  const { start = null, end = null } = chosen.date === date ? chosen : {};
  const asked = { date, start, end, travelers: chosen.travelers ?? travelers ?? 1 };
  return { asked, change: (to) => setChosen({ ...chosen, date, start, end, ...to }) };
};
