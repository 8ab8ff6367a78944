// npm run db:generate -- <name>: adds the migration that takes the database from the last one to the
// tables as they are now. With --custom it adds an empty one, for what Drizzle cannot express (exclusion
// constraints, triggers, moving data), to be written by hand and then sealed.
import { onDemandPackage } from './setup/on-demand-packages.js';
import { inRoot } from './setup/paths.js';
import { program, run } from './setup/runtime.js';

const [name, ...options] = process.argv.slice(2);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '') || options.some((one) => one !== '--custom')) {
  console.error('npm run db:generate -- <name> [--custom]; the name in small letters and hyphens');
  process.exit(2);
}

const code = await run(
  [
    program('drizzle-kit', 'drizzle-kit', await onDemandPackage('drizzle-kit')),
    'generate',
    '--name',
    name,
    ...options,
  ],
  { cwd: inRoot('server') },
);
if (code === 0) console.log('When its SQL is as it should be: npm run db:seal');
process.exit(code);
