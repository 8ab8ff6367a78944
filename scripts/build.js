// Builds the pages and the server bundle if their inputs changed since the last build; `--force` builds
// both anyway.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './setup/paths.js';
import { GUARD, getProgramPath, run } from './setup/runtime.js';
import { withSetupLock } from './setup/setup-lock.js';
import { createSteps } from './setup/steps.js';

const steps = createSteps();

const getViteProgram = () => getProgramPath('vite', 'vite');

/**
 * A build target: its workspace, its input files, the programs that build it, and the file that exists only
 * if the target is completely built.
 */
const PAGES = {
  name: 'the pages',
  workspace: 'web',
  inputs: ['web', 'drawings'],
  builders: [
    [() => getProgramPath('@react-router/dev', 'react-router')],
    [() => 'build-tools/worker-release.ts'],
  ],
  result: 'server/index.js',
};
const SERVER = {
  name: 'the server',
  workspace: 'server',
  inputs: ['server/src', 'server/vite.config.ts', 'server/temporal-build.ts', 'demo', 'drawings'],
  builders: [[getViteProgram], [getViteProgram, '--config', 'temporal-build.ts']],
  result: 'main.js',
};
/** Inputs that both targets have. */
const COMMON = ['contract/src', 'package-lock.json', 'tsconfig.base.json'];
const OUTPUTS = new Set(['build', 'node_modules', '.react-router', 'test-results']);

const listInputFiles = (path) => {
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (
      OUTPUTS.has(entry.name) ||
      entry.name.endsWith('.test.ts') ||
      entry.name.endsWith('.test.tsx')
    )
      return [];
    const inside = join(path, entry.name);
    return entry.isDirectory() ? listInputFiles(inside) : [inside];
  });
};

/** Returns one hash over all inputs of a target. */
const hashInputs = ({ inputs }) => {
  const hash = createHash('sha256');
  const files = [...inputs, ...COMMON].flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : listInputFiles(path),
  );
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
};

const getStampPath = ({ workspace }) => inRoot(workspace, 'build', '.inputs');

const isFresh = (target, hash) =>
  existsSync(inRoot(target.workspace, 'build', target.result)) &&
  existsSync(getStampPath(target)) &&
  readFileSync(getStampPath(target), 'utf8') === hash;

/** Builds a target. Returns true if the whole target was built. */
const build = async (target, hash, inherited) => {
  rmSync(getStampPath(target), { force: true }); // A failed build must not look complete.
  const { builders } = target;
  for (const [done, [builder, ...options]] of builders.entries()) {
    steps.begin(`Building ${target.name}`, () => `part ${done + 1} of ${builders.length}`);
    const code = await run(
      ['--import', GUARD, builder(), 'build', '--logLevel', 'error', ...options],
      {
        cwd: inRoot(target.workspace),
        // Build output goes to stderr, because it is not the output of the program.
        stdio: ['ignore', 2, 2, ...inherited],
        env: { NODE_ENV: 'production' },
      },
    );
    steps.end();
    if (code !== 0) return false;
  }
  writeFileSync(getStampPath(target), hash);
  return true;
};

/** Builds a target if it is out of date. Returns true if it is up to date afterward. */
const ensureTarget = async (target, force = false) => {
  const hash = hashInputs(target);
  if (!force && isFresh(target, hash)) return true;
  return withSetupLock(({ inherited }) => {
    // Another process may have built the target while this one waited.
    if (!force && isFresh(target, hash)) return true;
    return build(target, hash, inherited);
  });
};

/** Builds the server bundle if needed. Returns true if it is up to date afterward. */
export const ensureServerBuilt = () => ensureTarget(SERVER);

/** Builds the pages if needed. Returns true if they are up to date afterward. */
export const ensurePagesBuilt = () => ensureTarget(PAGES);

/** Builds both targets if needed. Returns true if both are up to date afterward. */
export const ensureBuilt = async ({ force = false } = {}) =>
  (await ensureTarget(PAGES, force)) && (await ensureTarget(SERVER, force));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await ensureBuilt({ force: process.argv.includes('--force') });
  if (!built) process.exit(1);
}
