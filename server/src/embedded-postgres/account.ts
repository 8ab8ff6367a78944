import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { ClusterFailure } from './failure.ts';

/** Who runs PostgreSQL when we are root, which it refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

const idOf = (flag: '-u' | '-g'): number | null => {
  const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : null;
};

const existing = (): Account | null => {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
};

/** Debian and its like have useradd; small images only busybox's adduser. */
const make = (): void => {
  const added = spawnSync('useradd', [
    ...['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'],
    ...['--shell', '/usr/sbin/nologin', NAME],
  ]);
  if (added.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', NAME]);
};

/**
 * The account PostgreSQL drops to, made when absent; null when we are not root and it runs as we do.
 * Throws a sentence when no account can be made.
 */
export const databaseAccount = (): Account | null => {
  if (platform() === 'win32' || process.getuid?.() !== 0) return null;
  const found = existing();
  if (found) return found;
  make();
  const made = existing();
  if (made) return made;
  throw new ClusterFailure(
    'PostgreSQL does not run as root, and no user "postgres" could be made: start as an ordinary user, or set DATABASE_URL.',
  );
};

/** True when the account may enter the folder: false below a 0700 home, however open its inside is. */
export const canEnter = (folder: string, account: Account | null): boolean => {
  if (!account) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' });
  return probe.status === 0;
};
