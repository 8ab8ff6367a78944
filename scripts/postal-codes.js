// npm run postal:update: makes server/postal-codes anew from the version of jquery-jpostal-ja that
// scripts/setup/apart/postal-codes/ locks. The package has the table as 36 MB of JSON.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apart } from './setup/apart.js';
import { inRoot } from './setup/paths.js';

const source = join(apart('postal-codes'), 'node_modules/jquery-jpostal-ja/json');

/** The package writes each file as the call of a function of its own. */
const linesOf = (text) => JSON.parse(text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')));

/** Code, three names, three readings; without the two lines of the address of a single company. */
const rowOf = ([key, prefecture, city, town, , , ...readings]) =>
  [key.slice(1), prefecture, city, town, ...readings].join('\t');

const tables = new Map();
for (const file of readdirSync(source).sort()) {
  if (!/^\d{3}\.json$/.test(file)) continue;
  const rows = linesOf(readFileSync(join(source, file), 'utf8')).map(rowOf);
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
