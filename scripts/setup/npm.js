// Runs the machine's own npm.
import { spawn, spawnSync } from 'node:child_process';
import { inRoot } from './paths.js';

/** npm runs on the machine's Node, because the installation can replace the other one. */
export const getNpmCommand = (args) => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const [command, ...first] = cli ? [node ?? process.execPath, cli] : ['npm'];
  return [command, [...first, ...args], { shell: !cli && process.platform === 'win32' }];
};

export const runNpm = (args, cwd = inRoot()) => {
  const [command, all, options] = getNpmCommand(args);
  return spawnSync(command, all, { ...options, cwd, stdio: ['ignore', 2, 2] });
};

const OPTIONS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Runs npm and returns its exit code, or why it could not be run. `inherited`: file descriptors that npm
 * keeps open.
 */
const runNpmAsync = (args, cwd, inherited) =>
  new Promise((resolve) => {
    const [command, all, options] = getNpmCommand(args);
    const child = spawn(command, all, { ...options, cwd, stdio: ['ignore', 2, 2, ...inherited] });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', resolve);
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code);
    });
  });

/** Installs packages with npm. Exits if npm fails. */
export const runNpmInstall = async (args, { cwd = inRoot(), inherited = [] } = {}) => {
  const result = await runNpmAsync([...args, ...OPTIONS], cwd, inherited);
  if (result === 0) return;
  console.error(
    result instanceof Error
      ? `npm could not be run: ${result.message}`
      : `npm ${args[0]} failed: see above.`,
  );
  process.exit(1);
};
