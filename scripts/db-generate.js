// npm run db:generate -- <name>: adds a migration from the last snapshot to the current tables. With
// --custom, adds an empty migration for changes that Drizzle cannot express (exclusion constraints,
// triggers, data migrations), which is then written manually and sealed.
import { onDemandPackage } from './setup/on-demand-packages.js';
import { inRoot } from './setup/paths.js';
import { getProgramPath, run } from './setup/runtime.js';

const [name, ...options] = process.argv.slice(2);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '') || options.some((one) => one !== '--custom')) {
  console.error('npm run db:generate -- <name> [--custom]; the name in small letters and hyphens');
  process.exit(2);
}

const code = await run(
  [
    getProgramPath('drizzle-kit', 'drizzle-kit', await onDemandPackage('drizzle-kit')),
    'generate',
    '--name',
    name,
    ...options,
  ],
  { cwd: inRoot('server') },
);
if (code === 0) console.log('When its SQL is as it should be: npm run db:seal');
process.exit(code);
