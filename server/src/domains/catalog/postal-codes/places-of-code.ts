import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import { createChineseConverter } from './chinese.ts';
import { listPostalRows } from './postal-file.ts';
import { buildPlace } from './readings.ts';

/** Returns the places of a seven-digit postal code; empty if the code is not in use. */
export const listPostalPlaces = async (code: string): Promise<PostalPlace[]> => {
  const rows = await listPostalRows(code);
  if (rows.length === 0) return [];
  const chinese = await createChineseConverter();
  return rows.map((row) => buildPlace(row, chinese));
};
