// Packages that only a single command needs. Each has its own lockfile in on-demand/ and is installed when
// a command first needs it, so that `npm start` does not download them.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNpmInstall } from './npm.js';
import { inRoot } from './paths.js';

const FILES = ['package.json', 'package-lock.json'];

/** Installs on-demand/<name> into `folder`, completely or not at all. Exits if npm fails. */
const install = async (name, folder) => {
  console.error(`Installing ${name}`);
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const file of FILES)
    copyFileSync(inRoot('scripts/setup/on-demand', name, file), join(partial, file));
  await runNpmInstall(['ci'], { cwd: partial });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
};

/**
 * Returns the folder whose node_modules contains the package `name`. Installs the package first if it is
 * missing or out of date.
 */
export const onDemandPackage = async (name) => {
  const folder = inRoot('node_modules/.on-demand', name);
  const [, lock] = FILES.map((file) => join(folder, file));
  const expected = inRoot('scripts/setup/on-demand', name, 'package-lock.json');
  if (!existsSync(lock) || readFileSync(lock, 'utf8') !== readFileSync(expected, 'utf8'))
    await install(name, folder);
  return folder;
};
