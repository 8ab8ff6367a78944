import type { PostalPlace, Reading } from './entities.ts';

/** Returns the parts of the address that all places of a postal code share, largest area first. */
export const listCommonParts = (places: readonly PostalPlace[]): Reading[] => {
  const [first, ...others] = places.map(({ prefecture, city, town }) => [prefecture, city, town]);
  const parts = first ?? [];
  const length = parts.findIndex(({ kanji }, index) =>
    others.some((other) => other[index]?.kanji !== kanji),
  );
  return parts.slice(0, length < 0 ? parts.length : length).filter(({ kanji }) => kanji);
};
