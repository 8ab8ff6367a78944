import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readOrCreateFile } from '../read-or-create-file.ts';
import { type Account, canEnter, ensureAccount } from './account.ts';
import { type Binaries, findBinaries, SHARED_ROOT } from './binaries.ts';
import { ClusterFailure, extractFailureReason } from './failure.ts';

/** The name of the cluster's only role. */
export const ROLE = 'tomoguide';
const MAJOR = '18';

/** A cluster that has been created but is not running yet. */
export interface Place {
  account: Account | null;
  binaries: Binaries;
  /** PGDATA; belongs to the account that runs PostgreSQL. */
  data: string;
  logFile: string;
  password: string;
  /** All folders that were created for the cluster, which are removed with a temporary cluster. */
  files: string[];
}

/** Creates the folder, and lets the account enter it regardless of the umask. */
export const makeFolder = (folder: string): void => {
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = resolve(made, '..'))
    chmodSync(made, 0o711);
};

/**
 * Returns the folder that contains PGDATA: `dir`, or, if the account cannot enter it, a folder under
 * /var/lib/tomoguide whose path is permanently recorded in `dir/location`.
 */
const getDataParent = (dir: string, account: Account | null): string => {
  if (!existsSync(join(dir, 'location')) && canEnter(dir, account)) return dir;
  const folder = readOrCreateFile(join(dir, 'location'), () =>
    join(SHARED_ROOT, 'clusters', randomBytes(8).toString('hex')),
  );
  makeFolder(folder);
  return folder;
};

/**
 * Locale options for initdb, tried in this order: `C.UTF-8` if the system has it; with PostgreSQL's
 * built-in locale, the last resort, pg_trgm does not support Chinese.
 */
const LOCALES = [
  ['--locale=C.UTF-8'],
  ['--locale=en_US.UTF-8', '--lc-collate=C'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/** Runs initdb; returns the reason if it fails, otherwise null. */
const runInitdb = (
  place: Place,
  folder: string,
  flags: string[],
  signal: AbortSignal | undefined,
): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(place.binaries.initdb, ['-D', folder, ...flags], {
      ...place.account,
      cwd: dirname(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve(code === 0 ? null : extractFailureReason(output));
    });
  });

/** Changes the owner of root's files to the account that runs PostgreSQL; does nothing without an account. */
const chownTo = (path: string, account: Account | null): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

const initialize = async (
  place: Place,
  durable: boolean,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const folder = `${place.data}.${randomBytes(4).toString('hex')}`;
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  chownTo(passwordFile, place.account);
  const flags = ['--encoding=UTF8', '--auth=scram-sha-256', `--username=${ROLE}`];
  flags.push(`--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync']));
  let refusal: string | null = null;
  try {
    for (const locale of LOCALES) {
      signal?.throwIfAborted();
      mkdirSync(folder, { mode: 0o700 });
      chownTo(folder, place.account);
      refusal = await runInitdb(place, folder, [...flags, ...locale], signal);
      // Moves the data into place only once it is complete, so that a kill during initdb leaves nothing
      // that looks like a cluster.
      if (refusal === null) {
        renameSync(folder, place.data);
        return;
      }
      rmSync(folder, { recursive: true, force: true });
    }
    throw new ClusterFailure(`The database could not be created in ${place.data}: ${refusal}.`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // If the target exists, another process created the cluster first.
    if (!existsSync(place.data)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

/** Removes what a killed initdb left next to the data. The caller must hold the folder's lock. */
export const removeDrafts = ({ data }: Place): void => {
  const folder = dirname(data);
  for (const name of readdirSync(folder))
    if (/^cluster\.[0-9a-f]{8}(\.password)?$/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
};

/** Returns the cluster in `dir`, owned by the account that can run it; creates it if it does not exist. */
export const prepareCluster = async (
  dir: string,
  durable: boolean,
  { report, signal }: { report?: (step: string) => void; signal?: AbortSignal } = {},
): Promise<Place> => {
  const account = ensureAccount();
  makeFolder(dir);
  const home = getDataParent(dir, account);
  const data = join(home, 'cluster');
  const place: Place = {
    account,
    binaries: await findBinaries(account),
    data,
    logFile: join(dir, 'postgres.log'),
    password: readOrCreateFile(join(dir, 'password'), () => randomBytes(32).toString('base64url')),
    files: [
      home === dir ? data : home,
      ...['location', 'password', 'postgres.log'].map((name) => join(dir, name)),
    ],
  };
  if (!existsSync(place.data)) {
    report?.('Creating the database');
    await initialize(place, durable, signal);
  }
  const version = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new ClusterFailure(
      `${place.data} was made by PostgreSQL ${version}, and this is ${MAJOR}: see docs/operations.md, "Upgrading PostgreSQL".`,
    );
  }
  return place;
};
