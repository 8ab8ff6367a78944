import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ClusterInUse } from './failure.ts';
import { getClusterUrl, takeOwnership, waitForExit } from './owner.ts';
import type { Place } from './place.ts';
import { launch, type Running } from './process.ts';

export interface Keeping {
  durable: boolean;
  /** The port; 0 chooses a free one. */
  port: number;
  /** The files of a temporary cluster, which are removed when this process dies. */
  remove: string[];
  log: (line: string) => void;
}

/** A cluster that is restarted on the same port if its process is killed. */
export interface Supervisor {
  port: number;
  stop(): Promise<void>;
}

const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Starts the cluster and keeps it running until `stop`. */
export const supervise = async (place: Place, keeping: Keeping): Promise<Supervisor> => {
  let stopping = false;
  let running: Running;
  const start = (port: number) => launch(place, keeping.durable, port, keeping.remove);

  const restart = async (): Promise<void> => {
    keeping.log('PostgreSQL ended unexpectedly; starting it again');
    running.stopper?.kill();
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
      try {
        const again = await start(running.port);
        watch(again);
        if (stopping) await end(again);
        return;
      } catch (error) {
        keeping.log(`PostgreSQL could not be started again: ${(error as Error).message}`);
        if (error instanceof ClusterInUse) return;
        await wait(pause);
      }
    }
  };

  /** If a backend is killed, PostgreSQL drops every connection, so the owner must reconnect. */
  const watchOwner = (current: Running): void => {
    current.owner.once('end', async () => {
      while (!stopping && current === running && !hasExited(current.child)) {
        const owner = await takeOwnership(getClusterUrl(current.port, place.password)).catch(
          () => null,
        );
        if (owner) {
          current.owner = owner;
          return watchOwner(current);
        }
        await wait(100);
      }
    });
  };

  const watch = (started: Running): void => {
    running = started;
    watchOwner(started);
    const restartAfterCrash = () => {
      if (!stopping && started === running) void restart();
    };
    if (hasExited(started.child)) restartAfterCrash();
    else started.child.once('exit', restartAfterCrash);
  };

  const end = async ({ child, stopper, owner }: Running): Promise<void> => {
    await owner.end().catch(() => {});
    child.kill(keeping.durable ? 'SIGINT' : 'SIGQUIT');
    if (child.pid && !hasExited(child) && !(await waitForExit(child.pid, 20_000)))
      child.kill('SIGQUIT');
    stopper?.kill();
  };

  const first = await start(keeping.port);
  watch(first);
  return {
    port: first.port,
    stop() {
      stopping = true;
      return end(running);
    },
  };
};
