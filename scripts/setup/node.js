// node_modules/.bin/node, which npm's scripts and the installed programs find first: Node 24, the
// machine's own where it has one. Plain JavaScript for Node 20 and later.
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
import { installApart } from './apart.js';
import { inRoot } from './paths.js';

const WINDOWS = process.platform === 'win32';
const PROGRAM = WINDOWS ? 'node.exe' : 'node';
const BIN = inRoot('node_modules/.bin', PROGRAM);
const PACKAGE = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;

const isFile = (path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const versionOf = (node) =>
  spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);

/** The version for this machine; undefined where there is none. */
const packaged = () =>
  JSON.parse(readFileSync(inRoot('scripts/setup/apart/node/package.json'), 'utf8'))
    .optionalDependencies[PACKAGE];

const link = () => {
  if (WINDOWS || existsSync(BIN)) return;
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  rmSync(BIN, { force: true }); // one that leads nowhere
  symlinkSync(process.execPath, BIN);
};

/** Of the package only the program: headers are for building add-ons, and weigh half as much again. */
const install = () => {
  const folder = inRoot('node_modules/.apart/node');
  installApart('node', folder);
  mkdirSync(inRoot('node_modules/.bin'), { recursive: true });
  renameSync(join(folder, 'node_modules', PACKAGE, 'bin', PROGRAM), BIN);
  rmSync(folder, { recursive: true });
};

/** Puts it there. Does nothing where no package is for this machine: runtime.js tells what to do. */
export const ensureNode = () => {
  const wanted = packaged();
  if (isFile(BIN)) {
    if (wanted && versionOf(BIN) !== wanted) install();
  } else if (process.versions.node.startsWith('24.') && existsSync(process.execPath)) link();
  else if (wanted) install();
};
