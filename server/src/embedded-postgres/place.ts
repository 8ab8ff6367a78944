import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../error-code.ts';
import { type Account, canEnter, databaseAccount } from './account.ts';
import { type Binaries, findBinaries, SHARED_ROOT } from './binaries.ts';
import { ClusterFailure } from './failure.ts';

/** The name of the cluster's only role. */
export const ROLE = 'tomoguide';
const MAJOR = '18';

/** A made cluster, not running yet. */
export interface Place {
  account: Account | null;
  binaries: Binaries;
  /** PGDATA, owned by the account. */
  data: string;
  logFile: string;
  password: string;
  /** Everything that was made for it: what a throw-away takes with it. */
  files: string[];
}

/** A file's content, made once: the first of several processes writes, the others read. */
const once = (file: string, make: () => string): string => {
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/** Makes the folder so that the account can pass through what we made ourselves, whatever our umask. */
const makeFolder = (folder: string): void => {
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = resolve(made, '..'))
    chmodSync(made, 0o711);
};

/**
 * The folder that holds PGDATA: `dir` itself, or, where the account cannot enter that, one of its own
 * under /var/lib/tomoguide that the file `dir/location` names for ever after.
 */
const holder = (dir: string, account: Account | null): string => {
  if (!existsSync(join(dir, 'location')) && canEnter(dir, account)) return dir;
  const folder = once(join(dir, 'location'), () =>
    join(SHARED_ROOT, 'clusters', randomBytes(8).toString('hex')),
  );
  makeFolder(folder);
  return folder;
};

/** `C.UTF-8` where the system has it; PostgreSQL's own, which knows no Chinese in pg_trgm, elsewhere. */
const LOCALES = [
  ['--locale=C.UTF-8'],
  ['--locale=en_US.UTF-8', '--lc-collate=C'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

const runInitdb = (place: Place, folder: string, flags: string[]): string | null => {
  const { status, error, stderr } = spawnSync(place.binaries.initdb, ['-D', folder, ...flags], {
    ...place.account,
    cwd: dirname(folder),
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr);
};

/** Gives what root made to the account that runs PostgreSQL. */
const give = (path: string, account: Account | null): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

const initialise = (place: Place, durable: boolean): void => {
  const folder = `${place.data}.${randomBytes(4).toString('hex')}`;
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  give(passwordFile, place.account);
  const flags = ['--encoding=UTF8', '--auth=scram-sha-256', `--username=${ROLE}`];
  flags.push(`--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync']));
  const refusals: string[] = [];
  try {
    for (const locale of LOCALES) {
      mkdirSync(folder, { mode: 0o700 });
      give(folder, place.account);
      const refusal = runInitdb(place, folder, [...flags, ...locale]);
      // Whole or absent: a kill during initdb leaves nothing that looks like a cluster.
      if (refusal === null) {
        renameSync(folder, place.data);
        return;
      }
      refusals.push(refusal);
      rmSync(folder, { recursive: true, force: true });
    }
    throw new ClusterFailure(`The database could not be made:\n${refusals.join('\n')}`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(place.data)) throw error; // else another process was quicker
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

/** Makes the cluster in `dir` if it is not there, for the account that can run it. */
export const preparePlace = (dir: string, durable: boolean): Place => {
  const account = databaseAccount();
  makeFolder(dir);
  const home = holder(dir, account);
  const data = join(home, 'cluster');
  const place: Place = {
    account,
    binaries: findBinaries(account),
    data,
    logFile: join(dir, 'postgres.log'),
    password: once(join(dir, 'password'), () => randomBytes(32).toString('base64url')),
    files: [
      home === dir ? data : home,
      ...['location', 'password', 'postgres.log'].map((name) => join(dir, name)),
    ],
  };
  if (!existsSync(place.data)) initialise(place, durable);
  const version = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new ClusterFailure(
      `${place.data} was made by PostgreSQL ${version}, and this is ${MAJOR}: see docs/operations.md, "Upgrading PostgreSQL".`,
    );
  }
  return place;
};
