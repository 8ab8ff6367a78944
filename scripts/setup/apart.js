// Packages that the site does not run on, each with a lockfile of its own in apart/: installed when a
// command asks for one, so that `npm start` does without.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstalls } from './npm.js';
import { inRoot } from './paths.js';

const FILES = ['package.json', 'package-lock.json'];

/** Installs what apart/<name> locks into `folder`: complete, or not there. Exits when npm fails. */
export const installApart = (name, folder) => {
  console.error(`Installing ${name}`);
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const file of FILES)
    copyFileSync(inRoot('scripts/setup/apart', name, file), join(partial, file));
  npmInstalls(['ci'], partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
};

/** The folder from which `name` is found, installed there when it is missing or of another version. */
export const apart = (name) => {
  const folder = inRoot('node_modules/.apart', name);
  const [, lock] = FILES.map((file) => join(folder, file));
  const wanted = inRoot('scripts/setup/apart', name, 'package-lock.json');
  if (!existsSync(lock) || readFileSync(lock, 'utf8') !== readFileSync(wanted, 'utf8'))
    installApart(name, folder);
  return folder;
};
