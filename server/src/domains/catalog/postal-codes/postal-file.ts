/**
 * Japan Post's table as the package keeps it: a small file for each three digits, which is read when
 * somebody asks and not kept, so that 140,000 codes cost no memory.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One line of the table; the readings are in half-width katakana. */
export interface PostalRow {
  prefecture: string;
  city: string;
  town: string;
  prefectureKana: string;
  cityKana: string;
  townKana: string;
}

const FILE_DIGITS = 3;

/** Code, three names, two lines of the address of a single company, three readings. */
type Line = readonly string[];

const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('jquery-jpostal-ja/package.json')), 'json');

/** The package writes each file as the call of a function of its own. */
const linesOf = (file: string): Line[] =>
  JSON.parse(file.slice(file.indexOf('(') + 1, file.lastIndexOf(')')));

const rowOf = (line: Line): PostalRow => {
  const [, prefecture = '', city = '', town = '', , , prefectureKana = '', cityKana = ''] = line;
  return { prefecture, city, town, prefectureKana, cityKana, townKana: line[8] ?? '' };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The lines of a code of seven digits; none where nothing has it. */
export const postalRows = async (code: string): Promise<PostalRow[]> => {
  const path = join(folder(), `${code.slice(0, FILE_DIGITS)}.json`);
  const file = await readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return '([])';
    throw error;
  });
  return linesOf(file)
    .filter(([key]) => key === `_${code}`)
    .map(rowOf);
};
