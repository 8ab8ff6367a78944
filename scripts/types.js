// Checks the types of all workspaces. Exits with 1 if there is an error.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRoot } from './setup/paths.js';
import { getProgramPath, run } from './setup/runtime.js';

const WORKSPACES = ['contract', 'drawings', 'server', 'demo', 'web', 'e2e', 'bench'];

/** Returns true if the types of all workspaces are correct. */
export const checkTypes = async () => {
  const routes = [getProgramPath('@react-router/dev', 'react-router'), 'typegen'];
  let sound =
    (await run(routes, { cwd: inRoot('web'), stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
  for (const workspace of WORKSPACES) {
    if (!existsSync(inRoot(workspace, 'tsconfig.json'))) continue;
    // Checks incrementally: a second check of the server takes 8 seconds of CPU time instead of 32.
    const buildInfo = inRoot('node_modules', '.cache', 'types', `${workspace}.tsbuildinfo`);
    const tsc = [getProgramPath('tsc', 'tsc'), '-p', inRoot(workspace)];
    if ((await run([...tsc, '--incremental', '--tsBuildInfoFile', buildInfo])) !== 0) sound = false;
  }
  return sound;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sound = await checkTypes();
  if (sound) console.log(`Types hold in ${WORKSPACES.join(', ')}.`);
  process.exit(sound ? 0 : 1);
}
