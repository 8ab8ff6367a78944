import type { BookingEvent } from './transitions.ts';

const HAND_OVER: BookingEvent = 'agree_to_substitute';

/**
 * Returns the guide of a booking at an entry of its history; null if it is the current one. `formerGuides`: the
 * guides from whom substitutes took over, oldest first (docs/product/bookings.md, "Substitute guide").
 */
export const findFormerGuide = <Guide>(
  history: readonly { event: string }[],
  place: number,
  formerGuides: readonly Guide[] = [],
): Guide | null => {
  const upToEntry = history.slice(0, place + 1);
  const handOvers = upToEntry.filter(({ event }) => event === HAND_OVER).length;
  return formerGuides[handOvers] ?? null;
};
