import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import { namesAnotherPlace } from '@tomoguide/contract/catalog/place-conflict';
import { listPostalPlaces } from './places-of-code.ts';
import { readTowns } from './postal-file.ts';

/**
 * Returns the part of an address after the name of the city or ward; null if the address does not contain
 * that name.
 */
const getPartAfterCity = (address: string, { city }: PostalPlace): string | null => {
  const ward = city.kanji.replace(/^.+[市郡]/u, '');
  const at = address.indexOf(ward);
  return ward === '' || at < 0 ? null : address.slice(at + ward.length).trimStart();
};

/**
 * Returns whether an address names a place outside its seven-digit postal code: another prefecture, city or
 * ward, or, directly after the city, another town of that city (docs/product/pages.md, "Postal codes").
 */
export const isElsewhere = async (address: string, code: string): Promise<boolean> => {
  const places = await listPostalPlaces(code);
  if (namesAnotherPlace(address, places)) return true;
  const [first] = places;
  if (!first || places.some(({ city, town }) => city.kanji !== first.city.kanji || !town.kanji))
    return false;
  const rest = getPartAfterCity(address.normalize('NFKC'), first);
  if (!rest) return false;
  const longest = (await readTowns(first.city.kanji, code)).reduce(
    (best, town) => (town.length > best.length && rest.startsWith(town) ? town : best),
    '',
  );
  return longest !== '' && !places.some(({ town }) => town.kanji.startsWith(longest));
};
