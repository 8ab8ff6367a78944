// Writes the migrations from the tables: extensions, then what Drizzle makes of tables.ts, then the
// constraints it cannot express. Until the first release the whole set is made anew each time.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../server/', import.meta.url));
const kit = fileURLToPath(new URL('../node_modules/.bin/drizzle-kit', import.meta.url));
const generate = (...args) =>
  execFileSync(kit, ['generate', ...args], { cwd: server, stdio: ['ignore', 'pipe', 'inherit'] });

rmSync(`${server}migrations`, { recursive: true, force: true });
generate('--custom', '--name', 'extensions');
writeFileSync(
  `${server}migrations/0000_extensions.sql`,
  'CREATE EXTENSION IF NOT EXISTS btree_gist;\n--> statement-breakpoint\nCREATE EXTENSION IF NOT EXISTS pg_trgm;\n',
);
generate('--name', 'tables');
generate('--custom', '--name', 'constraints');
const constraints = globSync('src/**/constraints.sql', { cwd: server }).sort();
writeFileSync(
  `${server}migrations/0002_constraints.sql`,
  constraints
    .map((file) => readFileSync(`${server}${file}`, 'utf8').trim())
    .join('\n--> statement-breakpoint\n') || 'SELECT 1;',
);
console.log(`Migrations written; constraints from ${constraints.length} files.`);
