// npm run postal:update: regenerates server/postal-codes from the version of jquery-jpostal-ja that is
// locked in scripts/setup/on-demand/postal-codes/. The package contains the table as 36 MB of JSON.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onDemandPackage } from './setup/on-demand-packages.js';
import { inRoot } from './setup/paths.js';

const source = join(await onDemandPackage('postal-codes'), 'node_modules/jquery-jpostal-ja/json');

/** The package wraps the JSON of each file in a function call. */
const parseLines = (text) => JSON.parse(text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')));

/**
 * A row contains the code, three names and three readings. The two address lines of codes that belong to a
 * single company are dropped.
 */
const formatRow = ([key, prefecture, city, town, , , ...readings]) =>
  [key.slice(1), prefecture, city, town, ...readings].join('\t');

const tables = new Map();
for (const file of readdirSync(source).sort()) {
  if (!/^\d{3}\.json$/.test(file)) continue;
  const rows = parseLines(readFileSync(join(source, file), 'utf8')).map(formatRow);
  const digits = file.slice(0, 2);
  tables.set(digits, [...(tables.get(digits) ?? []), ...rows]);
}
let count = 0;
for (const [digits, rows] of tables) {
  writeFileSync(
    inRoot('server/postal-codes', `${digits}.tsv.br`),
    brotliCompressSync(rows.join('\n')),
  );
  count += rows.length;
}
console.log(`${count} rows in ${tables.size} files`);
