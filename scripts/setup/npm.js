// npm as this machine has it.
import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.js';

/** Run by the machine's Node and not by the one it is about to replace. */
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

/** Installs with npm; exits where that fails. */
export const npmInstalls = (args, cwd) => {
  const { status, error } = npm([...args, '--include=optional', '--ignore-scripts', ...QUIET], cwd);
  if (status === 0) return;
  console.error(
    error ? `npm could not be run: ${error.message}` : `npm ${args[0]} failed: see above.`,
  );
  process.exit(1);
};
