import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/free-port.ts';

export interface Served {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own; it says `{ ready }` over the channel once it listens. */
export const serve = async (
  file: string,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<Served> => {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: flags,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
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
