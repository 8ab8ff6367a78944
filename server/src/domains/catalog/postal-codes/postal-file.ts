/**
 * Reads Japan Post's table (server/postal-codes), which is split into one small file per first two digits.
 * The files are read on demand and not cached, so that the 140,000 codes use no memory.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { getSystemErrorCode } from '../../../error-code.ts';
import { resolveServerPath } from '../../../server-paths.ts';

/** One line of the table; readings are in half-width katakana. */
export interface PostalRow {
  prefecture: string;
  city: string;
  town: string;
  prefectureKana: string;
  cityKana: string;
  townKana: string;
}

const FILE_DIGITS = 2;

const FOLDER = resolveServerPath('postal-codes');

const decompress = promisify(brotliDecompress);

const parseRow = (line: string): PostalRow => {
  const [
    ,
    prefecture = '',
    city = '',
    town = '',
    prefectureKana = '',
    cityKana = '',
    townKana = '',
  ] = line.split('\t');
  return { prefecture, city, town, prefectureKana, cityKana, townKana };
};

const readPostalLines = async (code: string): Promise<string[]> => {
  const path = join(FOLDER, `${code.slice(0, FILE_DIGITS)}.tsv.br`);
  const file = await readFile(path).catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (!file) return [];
  return (await decompress(file)).toString('utf8').split('\n');
};

/** Returns the table's rows for a seven-digit code; empty if there are none. */
export const listPostalRows = async (code: string): Promise<PostalRow[]> => {
  const lines = await readPostalLines(code);
  return lines.filter((line) => line.startsWith(`${code}\t`)).map(parseRow);
};

/** Returns the towns of a city whose postal codes start with the same digits. */
export const readTowns = async (city: string, code: string): Promise<string[]> => {
  const lines = await readPostalLines(code);
  return lines.flatMap((line) => {
    const row = parseRow(line);
    return row.city === city && row.town ? [row.town] : [];
  });
};
