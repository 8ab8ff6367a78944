// Reads the migrations on disk, and the list of checksums by which edits of existing migrations are
// detected.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onDemandPackage } from './on-demand-packages.js';
import { inRoot } from './paths.js';

const FOLDER = inRoot('server', 'migrations');
/** In the format of `sha256sum`, so that `sha256sum -c` can check it. */
const LIST = join(FOLDER, 'checksums.txt');

export const calculateChecksum = (text) => createHash('sha256').update(text).digest('hex');

const readList = () =>
  new Map(
    (existsSync(LIST) ? readFileSync(LIST, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('  ').reverse()),
  );

const readJson = (...path) => JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8'));

const readMigrationStep = (entry) => {
  const file = `${entry.tag}.sql`;
  const path = join(FOLDER, file);
  return {
    file,
    when: entry.when,
    text: existsSync(path) ? readFileSync(path, 'utf8') : null,
    snapshot: readJson('meta', `${entry.tag.slice(0, 4)}_snapshot.json`),
  };
};

/**
 * Returns the migrations: `steps` in the order in which they are applied, all `.sql` files, and the
 * checksums by file.
 */
export const readMigrations = () => ({
  steps: readJson('meta', '_journal.json').entries.map(readMigrationStep),
  files: globSync('*.sql', { cwd: FOLDER }).sort(),
  checksums: readList(),
});

/** Returns drizzle-kit's snapshot of the current tables.ts files, in the shape of a step's snapshot. */
export const readTables = async () => {
  const folder = await onDemandPackage('drizzle-kit');
  const { generateDrizzleJson } = createRequire(join(folder, 'package.json'))('drizzle-kit/api');
  const tables = {};
  for (const file of globSync('src/**/tables.ts', { cwd: inRoot('server') }))
    Object.assign(tables, await import(pathToFileURL(inRoot('server', file)).href));
  return JSON.parse(JSON.stringify(generateDrizzleJson(tables)));
};

/** Adds missing checksums, and keeps existing ones. Returns the files for which it added a checksum. */
export const seal = () => {
  const { files, checksums } = readMigrations();
  const open = files.filter((file) => !checksums.has(file));
  for (const file of open)
    checksums.set(file, calculateChecksum(readFileSync(join(FOLDER, file), 'utf8')));
  writeFileSync(LIST, [...checksums].map(([file, sum]) => `${sum}  ${file}\n`).join(''));
  return open;
};
