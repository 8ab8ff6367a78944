// Deletes files in node_modules that nothing here uses, an eighth of its size.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './paths.js';

const FOLDER = inRoot('node_modules');
const RECORD = join(FOLDER, '.package-lock.json');
/** Contains the state of RECORD at the last pruning. */
const STAMP = join(FOLDER, '.files-pruned');

const UNUSED = [
  /\.map$/,
  // Font weights that trip sheets do not use (server/src/trip-sheets/fonts.ts).
  /^@embedpdf\/fonts-\w+\/fonts\/\w+-(?!Regular\.|Bold\.)\w+\.[ot]tf$/,
  /^@expo-google-fonts\/[\w-]+\/(?!400Regular\/|700Bold\/)\d00\w+\//,
  // Keeps the libheif build that the server loads.
  /^libheif-js\/(?:libheif\/|libheif-wasm\/libheif-bundle)/,
  /^pdfkit\/\.yarn\//,
  // CommonJS copies; this project only uses import.
  /^stripe\/cjs\//,
  /^zod\/src\//,
];

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : []; // Symlinks point outside, or to files that are visited anyway.
  });

/** Runs once after each change that npm made. */
export const pruneUnusedFiles = () => {
  const state = String(statSync(RECORD).mtimeMs);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  for (const file of filesUnder(FOLDER)) {
    const path = relative(FOLDER, file).replaceAll(sep, '/');
    if (UNUSED.some((pattern) => pattern.test(path))) rmSync(file);
  }
  writeFileSync(STAMP, state);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) pruneUnusedFiles();
