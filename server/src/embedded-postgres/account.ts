import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { ClusterFailure } from './failure.ts';

/** The account that runs PostgreSQL if this process is root, because PostgreSQL does not run as root. */
export interface Account {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

const readId = (flag: '-u' | '-g'): number | null => {
  const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : null;
};

const findAccount = (): Account | null => {
  const uid = readId('-u');
  const gid = readId('-g');
  return uid === null || gid === null ? null : { uid, gid };
};

/** Debian and similar systems have useradd; small images have only busybox's adduser. */
const createAccount = (): void => {
  const added = spawnSync('useradd', [
    ...['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'],
    ...['--shell', '/usr/sbin/nologin', NAME],
  ]);
  if (added.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', NAME]);
};

/**
 * Returns the account that runs PostgreSQL, and creates it if necessary. Returns null if this process is
 * not root, because PostgreSQL then runs as the current user. Throws if the account cannot be created.
 */
export const ensureAccount = (): Account | null => {
  if (platform() === 'win32' || process.getuid?.() !== 0) return null;
  const found = findAccount();
  if (found) return found;
  createAccount();
  const made = findAccount();
  if (made) return made;
  throw new ClusterFailure(
    'PostgreSQL does not run as root, and no user "postgres" could be made: start as an ordinary user, or set DATABASE_URL.',
  );
};

/**
 * Returns whether the account can enter the folder. It cannot if the folder is inside a home directory with
 * mode 0700, whatever the folder's own permissions.
 */
export const canEnter = (folder: string, account: Account | null): boolean => {
  if (!account) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' });
  return probe.status === 0;
};
