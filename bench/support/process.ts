import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../server/src/free-port.ts';

export interface Served {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
// Kills the measured processes when the run ends, even if it fails.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

/**
 * Starts a server in a separate process, on a free port unless `env` sets one. The server sends `{ ready }`
 * over the IPC channel once it listens.
 */
export const serve = async (
  file: string,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<Served> => {
  const port = env.PORT ?? (await findFreePort());
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: flags,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  children.add(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  exited.then(() => children.delete(child));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: unknown }) => message.ready && resolve());
    child.once('exit', (code) =>
      reject(new Error(`${file} ended with ${code} before it was ready`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
