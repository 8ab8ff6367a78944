// Finds the Node 24 that programs run on: the machine's own, or the one in node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.js';

/** The major version of Node on which everything runs. */
export const MAJOR = 24;

const listNodeCandidates = () => [
  inRoot('node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  process.execPath,
];

const getVersion = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Module to preload into processes that must not outlive npm: `node --import GUARD program`. */
export const GUARD = pathToFileURL(inRoot('scripts/setup/stop-with-parent.js')).href;

/** Enables Node's compile cache, for programs that are started often. */
export const COMPILED = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/tomoguide') };

let found;

/** Returns the path to Node 24. Exits with a message if there is none. */
export const requireNode24 = () => {
  if (found) return found;
  // The installation may have removed the Node on which this script runs.
  if (process.versions.node.startsWith(`${MAJOR}.`) && existsSync(process.execPath))
    found = process.execPath;
  found ??= listNodeCandidates().find(
    (node) => existsSync(node) && getVersion(node).startsWith(`v${MAJOR}.`),
  );
  if (found) return found;
  console.error(
    `Node ${MAJOR} is not installed for ${process.platform}-${process.arch}, and this is ${process.version}: install Node ${MAJOR} and try again.`,
  );
  process.exit(1);
};

/** Returns the environment of child processes, in which locally installed programs come first. */
export const getChildEnvironment = (more = {}) => ({
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

const running = new Set();
// Kills the children, so that none outlives this script.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a program on Node 24. Resolves to its exit code, or to 128 if a signal ended it. */
export const run = (args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(requireNode24(), args, {
      cwd: inRoot(),
      stdio: 'inherit',
      ...options,
      env: getChildEnvironment(options.env),
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 128);
    });
    options.started?.(child);
  });

/**
 * Returns the path to the script of an installed command, such as `program('vitest', 'vitest')`. `folder`
 * contains the node_modules.
 */
export const getProgramPath = (name, bin, folder = inRoot()) => {
  const file = join(folder, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bins === 'string' ? bins : bins[bin]);
};
