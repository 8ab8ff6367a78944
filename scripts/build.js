// Builds the web when its inputs changed since the last build; `--force` builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './setup/paths.js';
import { GUARD, program, run } from './setup/runtime.js';

const INPUTS = ['web', 'contract/src', 'package-lock.json', 'tsconfig.base.json'];
const OUTPUTS = new Set(['build', 'node_modules', '.react-router', 'test-results']);
/** The pages, and what the server has built beside them. */
const BUILDS = [
  [() => program('@react-router/dev', 'react-router')],
  [() => program('vite', 'vite'), '--config', 'build-tools/temporal-build.ts'],
  [() => 'build-tools/worker-release.ts'],
];
const STAMP = inRoot('web/build/.inputs');
/** What the server starts from: gone where another build was cut short after this one. */
const BUNDLE = inRoot('web/build/server/index.js');

const filesUnder = (path) => {
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (
      OUTPUTS.has(entry.name) ||
      entry.name.endsWith('.test.ts') ||
      entry.name.endsWith('.test.tsx')
    )
      return [];
    const inside = join(path, entry.name);
    return entry.isDirectory() ? filesUnder(inside) : [inside];
  });
};

/** One hash of everything the built web is made of. */
export const inputsHash = () => {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesUnder(path)));
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
};

const isFresh = (hash) =>
  existsSync(BUNDLE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** True when the web is built and up to date afterwards. */
export const ensureBuilt = async ({ force = false } = {}) => {
  const hash = inputsHash();
  if (!force && isFresh(hash)) return true;
  rmSync(STAMP, { force: true }); // a build that fails half done is none
  console.error('Building the pages');
  for (const [builder, ...options] of BUILDS) {
    const code = await run(
      ['--import', GUARD, builder(), 'build', '--logLevel', 'error', ...options],
      {
        cwd: inRoot('web'),
        // The build's own messages are of use only when it fails; either way they are not the program's output.
        stdio: ['ignore', 2, 2],
        env: { NODE_ENV: 'production' },
      },
    );
    if (code !== 0) return false;
  }
  writeFileSync(STAMP, hash);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await ensureBuilt({ force: process.argv.includes('--force') });
  if (!built) process.exit(1);
}
