// Deletes files in node_modules that this project does not use, an eighth of its size.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './paths.js';

const FOLDER = inRoot('node_modules');
const RECORD = join(FOLDER, '.package-lock.json');
/** The file with the modification time of RECORD at the last pruning. */
const STAMP = join(FOLDER, '.files-pruned');

const UNUSED = [
  /\.map$/,
  // Font weights that the trip sheets do not use (server/src/trip-sheets/fonts.ts).
  /^@embedpdf\/fonts-\w+\/fonts\/\w+-(?!Regular\.|Bold\.)\w+\.[ot]tf$/,
  /^@expo-google-fonts\/[\w-]+\/(?!400Regular\/|700Bold\/)\d00\w+\//,
  // All builds of libheif except the one that the server loads.
  /^libheif-js\/(?:libheif\/|libheif-wasm\/libheif-bundle)/,
  /^pdfkit\/\.yarn\//,
  // CommonJS builds, because this project uses only import.
  /^stripe\/cjs\//,
  /^zod\/src\//,
];

const listFilesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFilesUnder(path);
    // Symlinks are skipped: they point outside, or to files that are visited anyway.
    return entry.isFile() ? [path] : [];
  });

/** Deletes unused files, once after each change that npm made. */
export const pruneUnusedFiles = () => {
  const state = String(statSync(RECORD).mtimeMs);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  for (const file of listFilesUnder(FOLDER)) {
    const path = relative(FOLDER, file).replaceAll(sep, '/');
    if (UNUSED.some((pattern) => pattern.test(path))) rmSync(file);
  }
  writeFileSync(STAMP, state);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) pruneUnusedFiles();
