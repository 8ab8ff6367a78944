// node scripts/on-node-24.js <file> [arguments]: runs one command of package.json. Installs what is missing
// and runs the file on Node 24, regardless of the machine's version.
import { getEnvFileFlags } from './setup/env-file.js';
import { ensureInstalled } from './setup/install.js';
import { watchParent } from './setup/parent.js';
import { inRoot } from './setup/paths.js';
import { run } from './setup/runtime.js';

const [file, ...args] = process.argv.slice(2);
const runsSite = file.startsWith('server/');
watchParent(() => process.exit(1));
process.on('SIGTERM', () => process.exit(143));
await ensureInstalled({ dev: !runsSite && file !== 'scripts/build.js' });
// Ctrl-C reaches the command directly, so this process ignores it.
process.on('SIGINT', () => {});
// Commands that use the site's database read the server's configuration.
const flags = runsSite ? getEnvFileFlags() : [];
process.exit(await run([...flags, inRoot(file), ...args]));
