import { fork } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../../server/src/free-port.ts';
import { resolveServerPath } from '../../server/src/server-paths.ts';

export interface Site {
  url: string;
  /** Moves the site's clock forward by an ISO 8601 duration and runs the jobs that become due. */
  advance(duration: string): Promise<void>;
  /** Pauses a guide's listing, which removes the guide from the search. */
  pause(guideId: number): Promise<void>;
  /** Switches the site to another database and to the real time. */
  move(databaseUrl: string): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = resolveServerPath('build/testing/serve-site.js');

export const startSite = async (options: {
  databaseUrl: string;
  dataDir: string;
  demo: boolean;
}): Promise<Site> => {
  // The port is chosen first, because the site signs and links its own URL.
  const port = await findFreePort();
  const child = fork(PROGRAM, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      DEMO: String(options.demo),
      RATE_LIMITS: 'off',
      ICAL_ALLOW_HOSTS: process.env.E2E_CALENDAR_HOST ?? '',
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(options.dataDir, 'compiled'),
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`the site ended with ${code} before it was ready`)),
    );
  });
  let calls = 0;
  const send = (
    command: { advance: string } | { pause: number } | { move: string },
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      calls += 1;
      const id = calls;
      const onMessage = (message: { id?: number }) => {
        if (message.id !== id) return;
        child.off('message', onMessage);
        resolve();
      };
      child.on('message', onMessage);
      exited.then(() => reject(new Error('the site ended before it answered')));
      child.send({ id, ...command });
    });
  return {
    url: `http://localhost:${port}`,
    advance: (duration) => send({ advance: duration }),
    pause: (guideId) => send({ pause: guideId }),
    move: (databaseUrl) => send({ move: databaseUrl }),
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
};
