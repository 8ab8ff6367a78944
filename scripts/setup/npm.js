// Runs the machine's own npm.
import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.js';

/** Run by the machine's Node, not by the one that the installation may replace. */
export const npmCommand = (args) => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const [command, ...first] = cli ? [node ?? process.execPath, cli] : ['npm'];
  return [command, [...first, ...args], { shell: !cli && process.platform === 'win32' }];
};

export const npm = (args, cwd = inRoot()) => {
  const [command, all, options] = npmCommand(args);
  return spawnSync(command, all, { ...options, cwd, stdio: ['ignore', 2, 2] });
};

const QUIET = ['--no-audit', '--no-fund'];

/** Installs packages with npm. Exits if that fails. */
export const npmInstall = (args, cwd) => {
  const { status, error } = npm([...args, '--include=optional', '--ignore-scripts', ...QUIET], cwd);
  if (status === 0) return;
  console.error(
    error ? `npm could not be run: ${error.message}` : `npm ${args[0]} failed: see above.`,
  );
  process.exit(1);
};
