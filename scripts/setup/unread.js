// Deletes from node_modules what packages carry and nothing here reads: an eighth of its weight.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './paths.js';

const FOLDER = inRoot('node_modules');
const RECORD = join(FOLDER, '.package-lock.json');
/** Says for which state of RECORD it was done. */
const STAMP = join(FOLDER, '.unread-dropped');

const UNREAD = [
  /\.map$/,
  // The weights that trip sheets are not set in (server/src/trip-sheets/faces.ts).
  /^@embedpdf\/fonts-\w+\/fonts\/\w+-(?!Regular|Bold)\w+\.otf$/,
  /^pdfkit\/\.yarn\//,
  // For require(); here everything is imported.
  /^stripe\/cjs\//,
  /^zod\/src\//,
];

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : []; // a link leads out, or to where we come by anyway
  });

/** Once after each time npm changed something. */
export const dropUnread = () => {
  const state = String(statSync(RECORD).mtimeMs);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  for (const file of filesUnder(FOLDER)) {
    const path = relative(FOLDER, file).replaceAll(sep, '/');
    if (UNREAD.some((pattern) => pattern.test(path))) rmSync(file);
  }
  writeFileSync(STAMP, state);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) dropUnread();
