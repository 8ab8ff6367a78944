import { useState } from 'react';
import type { Asked } from './use-times.ts';

/** The requested tour, except for its day, which is a search filter. */
export interface Wish {
  asked: Asked;
  change: (to: Partial<Omit<Asked, 'date'>>) => void;
}

/** Another day has other start times, so a start applies only to its own day. */
export const useTourWish = (date: string | null, travelers: number | null): Wish => {
  const [chosen, setChosen] = useState<Partial<Asked>>({});
  const { start = null, end = null } = chosen.date === date ? chosen : {};
  const asked = { date, start, end, travelers: chosen.travelers ?? travelers ?? 1 };
  return { asked, change: (to) => setChosen({ ...chosen, date, start, end, ...to }) };
};
