// Provides node_modules/.bin/node, which npm scripts and installed programs find first: Node 24, the
// machine's own if it has one. Plain JavaScript for Node 20 and later.
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
import { npmInstall } from './npm.js';
import { inRoot } from './paths.js';

const WINDOWS = process.platform === 'win32';
const PROGRAM = WINDOWS ? 'node.exe' : 'node';
const BIN = inRoot('node_modules/.bin', PROGRAM);
const PACKAGE = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;

const isFile = (path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const versionOf = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);

/** Not in node_modules, which npm empties during the installation. */
const FOLDER = inRoot('scripts/setup/on-demand/node');
const DOWNLOADS = join(FOLDER, 'node_modules');

/** The packaged version for this machine, or undefined. */
const packagedVersion = () =>
  JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).optionalDependencies[PACKAGE];

/** This process runs on the machine's own Node 24. */
const hasNode24 = () => process.versions.node.startsWith('24.') && existsSync(process.execPath);

const link = () => {
  if (WINDOWS || existsSync(BIN)) return;
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  rmSync(BIN, { force: true }); // A dangling link.
  symlinkSync(process.execPath, BIN);
};

let downloading;
const download = (inherited) => {
  downloading ??= npmInstall(['ci'], { cwd: FOLDER, inherited });
  return downloading;
};

/**
 * Starts downloading the packaged Node if this machine needs it, in parallel with the installation of the
 * packages.
 */
export const startNodeDownload = (inherited) => {
  if (!isFile(BIN) && !hasNode24() && packagedVersion()) download(inherited);
};

/**
 * Keeps only the executable, because the headers are for building add-ons and add another half of its size.
 */
const install = async (inherited) => {
  await download(inherited);
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  renameSync(join(DOWNLOADS, PACKAGE, 'bin', PROGRAM), BIN);
  rmSync(DOWNLOADS, { recursive: true });
};

/**
 * Links or installs Node 24. Does nothing if there is no package for this machine, which runtime.js reports.
 */
export const ensureNode = async (inherited) => {
  const required = packagedVersion();
  if (isFile(BIN)) {
    if (required && versionOf(BIN) !== required) await install(inherited);
  } else if (hasNode24()) link();
  else if (required) await install(inherited);
};
