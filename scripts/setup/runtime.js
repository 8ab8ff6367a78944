// Finds the Node 24 that programs run on: the machine's own, or the one in node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.js';

/** The major version of Node that everything runs on. */
export const MAJOR = 24;

const candidates = () => [
  inRoot('node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  process.execPath,
];

const versionOf = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Preloaded into processes that must not outlive npm: `node --import GUARD program`. */
export const GUARD = pathToFileURL(inRoot('scripts/setup/stop-with-parent.js')).href;

/** Node's compile cache, for programs that start often. */
export const COMPILED = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/tomoguide') };

let found;

/** Returns the path of Node 24. Exits with a message if there is none. */
export const node24 = () => {
  if (found) return found;
  // An installation may have replaced the Node that runs this script.
  if (process.versions.node.startsWith(`${MAJOR}.`) && existsSync(process.execPath))
    found = process.execPath;
  found ??= candidates().find(
    (node) => existsSync(node) && versionOf(node).startsWith(`v${MAJOR}.`),
  );
  if (found) return found;
  console.error(
    `Node ${MAJOR} is not installed for ${process.platform}-${process.arch}, and this is ${process.version}: install Node ${MAJOR} and try again.`,
  );
  process.exit(1);
};

/** The environment of child processes: locally installed programs come first. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

const running = new Set();
// No child outlives this script.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a program on Node 24; resolves to its exit code (128 if a signal ended it). */
export const run = (args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(node24(), args, {
      cwd: inRoot(),
      stdio: 'inherit',
      ...options,
      env: environment(options.env),
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 128);
    });
    options.started?.(child);
  });

/** The script of an installed command, such as `program('vitest', 'vitest')`, under `folder`. */
export const program = (name, bin, folder = inRoot()) => {
  const file = join(folder, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bins === 'string' ? bins : bins[bin]);
};
