import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from './cluster.ts';

const PROGRAM = fileURLToPath(new URL('../testing/hold-cluster.ts', import.meta.url));
/** Milliseconds between starting the postmaster and the signal; the postmaster is ready after about fifty. */
const INSTANTS = chooseForTestLength(
  [0, 3, 8, 15, 30, 80],
  Array.from({ length: 50 }, (_, index) => 2 * index),
);

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tomoguide-tether-'));
  // The account that runs PostgreSQL if the tests run as root needs access to the folder.
  chmodSync(dir, 0o711);
  await (await startCluster({ dir, durable: true })).stop();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const found = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null; // The process exited in the meantime.
  }
};

/** Finds every process that runs in the cluster's folder: the postmaster and its children. */
const inFolder = (): string[] =>
  readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      found(() => readlinkSync(`/proc/${pid}/cwd`)) === join(dir, 'cluster') &&
      !found(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))?.includes(') Z '),
  );

const untilExit = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test.skipIf(platform() !== 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'no PostgreSQL process survives if its process group receives %s during startup',
  async (signal) => {
    const left: string[] = [];
    for (const ms of INSTANTS) {
      // Runs in a process group of its own, which is signaled as a terminal or supervisor would.
      const child = fork(PROGRAM, [dir], { execArgv: [], detached: true, stdio: 'inherit' });
      const exited = untilExit(child);
      while (inFolder().length === 0 && child.exitCode === null) await turn();
      await wait(ms);
      process.kill(-(child.pid ?? 0), signal);
      await exited;
      const end = Date.now() + 10_000;
      while (inFolder().length > 0 && Date.now() < end) await wait(20);
      for (const pid of inFolder()) {
        left.push(`after ${ms} ms: ${pid}`);
        process.kill(Number(pid), 'SIGKILL');
      }
    }
    expect(left).toEqual([]);
  },
);
