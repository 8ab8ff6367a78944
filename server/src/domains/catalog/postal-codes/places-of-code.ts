import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import { chineseNames } from './chinese.ts';
import { postalRows } from './postal-file.ts';
import { buildPlace } from './readings.ts';

/** Returns the places of a seven-digit postal code; empty if the code is not in use. */
export const placesOfCode = async (code: string): Promise<PostalPlace[]> => {
  const rows = await postalRows(code);
  if (rows.length === 0) return [];
  const chinese = await chineseNames();
  return rows.map((row) => buildPlace(row, chinese));
};
