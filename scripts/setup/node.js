// Provides node_modules/.bin/node, which npm scripts and installed programs find first. It is Node 24: the
// machine's own if it has one, otherwise a packaged one. Plain JavaScript for Node 20 and later.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { runNpmInstall } from './npm.js';
import { inRoot } from './paths.js';

const WINDOWS = process.platform === 'win32';
const PROGRAM = WINDOWS ? 'node.exe' : 'node';
const BIN = inRoot('node_modules/.bin', PROGRAM);
const PACKAGE = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;

const isFile = (path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const getVersion = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);

/** Outside the main node_modules, which npm empties during the installation. */
const FOLDER = inRoot('scripts/setup/on-demand/node');
const DOWNLOADS = join(FOLDER, 'node_modules');

/** Returns the packaged version for this machine; undefined if there is none. */
const readPackagedVersion = () =>
  JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).optionalDependencies[PACKAGE];

/** Returns whether this process runs on the machine's own Node 24. */
const hasNode24 = () => process.versions.node.startsWith('24.') && existsSync(process.execPath);

const linkNode = () => {
  if (WINDOWS || existsSync(BIN)) return;
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  rmSync(BIN, { force: true }); // Removes a dangling link.
  symlinkSync(process.execPath, BIN);
};

let downloading;
const download = (inherited) => {
  downloading ??= runNpmInstall(['ci'], { cwd: FOLDER, inherited });
  return downloading;
};

/**
 * Starts downloading the packaged Node, if this machine needs it, while the other packages are being
 * installed.
 */
export const startNodeDownload = (inherited) => {
  if (!isFile(BIN) && !hasNode24() && readPackagedVersion()) download(inherited);
};

/**
 * Installs the packaged Node. Keeps only the executable, because the headers for building add-ons would add
 * half of its size.
 */
const install = async (inherited) => {
  await download(inherited);
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  renameSync(join(DOWNLOADS, PACKAGE, 'bin', PROGRAM), BIN);
  rmSync(DOWNLOADS, { recursive: true });
};

/**
 * Links or installs Node 24. Does nothing if there is no package for this machine, in which case runtime.js
 * reports it.
 */
export const ensureNode = async (inherited) => {
  const required = readPackagedVersion();
  if (isFile(BIN)) {
    if (required && getVersion(BIN) !== required) await install(inherited);
  } else if (hasNode24()) linkNode();
  else if (required) await install(inherited);
};
