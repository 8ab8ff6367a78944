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
import { installOnDemand } from './on-demand-packages.js';
import { inRoot } from './paths.js';

const WINDOWS = process.platform === 'win32';
const PROGRAM = WINDOWS ? 'node.exe' : 'node';
const BIN = inRoot('node_modules/.bin', PROGRAM);
const PACKAGE = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;

const isFile = (path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const versionOf = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);

/** The packaged version for this machine, or undefined. */
const packagedVersion = () =>
  JSON.parse(readFileSync(inRoot('scripts/setup/on-demand/node/package.json'), 'utf8'))
    .optionalDependencies[PACKAGE];

const link = () => {
  if (WINDOWS || existsSync(BIN)) return;
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  rmSync(BIN, { force: true }); // a dangling link
  symlinkSync(process.execPath, BIN);
};

/** Keeps only the program: the headers are for building add-ons and add half as much again. */
const install = () => {
  const folder = inRoot('node_modules/.on-demand/node');
  installOnDemand('node', folder);
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  renameSync(join(folder, 'node_modules', PACKAGE, 'bin', PROGRAM), BIN);
  rmSync(folder, { recursive: true });
};

/** Links or installs it. Does nothing if there is no package for this machine: runtime.js then explains. */
export const ensureNode = () => {
  const wanted = packagedVersion();
  if (isFile(BIN)) {
    if (wanted && versionOf(BIN) !== wanted) install();
  } else if (process.versions.node.startsWith('24.') && existsSync(process.execPath)) link();
  else if (wanted) install();
};
