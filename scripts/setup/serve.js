import { getEnvFileFlags } from './env-file.js';
import { watchParent } from './parent.js';
import { inRoot } from './paths.js';
import { COMPILED, GUARD, run } from './runtime.js';
import { createSteps } from './steps.js';

const steps = createSteps();

/**
 * Limits the heap's young generation to 3 × 4 MB instead of 3 × 16 MB, because each rendered page leaves so
 * much garbage that the whole heap grows with it. Under load, the server then uses 300 MB instead of 395
 * MB, without using more CPU time. The garbage collector is called once after the start
 * (server/src/release-memory.ts).
 */
const HEAP = ['--expose-gc', '--max-semi-space-size=4'];

/**
 * By default, glibc gives each of Node's dozen threads its own heap. Two heaps are enough, and save about
 * 10 MB of the 220 MB that an idle server uses. Other systems ignore the variable.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2' };

/**
 * Handles the server's IPC messages: first the steps of its startup, then its address once it is ready.
 * Under `npm run dev`, the messages repeat after each restart.
 */
const onServerMessage = ({ ready, step, done, of } = {}) => {
  if (step) steps.begin(step, () => (of ? `${done} of ${of}` : ''));
  if (!ready) return;
  steps.end();
  console.log(`\n  TomoGuide is ready: ${ready}\n`);
};

/** Tells the server that the pages are built, or stops it if they could not be. */
const forwardBuildResult = (isBuilt, server) => {
  if (!isBuilt) server.kill('SIGTERM');
  else if (server.connected) server.send({ pagesBuilt: true });
};

/**
 * Runs the server from the bundle or from source until it exits, and returns its exit code. Forwards
 * signals, and prints the address once the server is ready. If the pages are still being built,
 * `pagesBuilt` resolves to whether the build succeeded. Meanwhile the server starts, because it needs the
 * pages last.
 */
export const serve = async (program, { flags = [], env = {}, pagesBuilt } = {}) => {
  let server;
  const stop = (signal) => server?.kill(signal);
  // In a terminal, Ctrl-C reaches the server directly, so it must not be forwarded.
  process.on('SIGINT', () => process.stdin.isTTY || stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));
  watchParent(() => stop('SIGTERM'));
  const args = [...flags, ...getEnvFileFlags(), '--import', GUARD, inRoot(program)];
  let isBuilt = true;
  const code = await run([...HEAP, ...args, ...(pagesBuilt ? ['--pages-follow'] : [])], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...COMPILED, ...MALLOC, ...env },
    started(child) {
      server = child;
      child.on('message', onServerMessage);
      child.once('exit', () => steps.end());
      pagesBuilt?.then((result) => {
        isBuilt = result;
        forwardBuildResult(result, child);
      });
    },
  });
  return isBuilt ? code : 1;
};
