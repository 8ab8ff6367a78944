import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUnreachable } from '../database/violations.ts';
import type { Deps } from '../deps.ts';

/** How long this process skips an item that failed. */
const PAUSE = { minutes: 1 };

/** The IDs of items that failed, and when each is retried. */
type PausedIds<Id> = Map<Id, Temporal.Instant>;

/**
 * A function that processes everything that is due. A watch passes the failures of earlier sweeps and a
 * stop condition.
 */
export type Sweep<Id> = (
  deps: Deps,
  paused?: PausedIds<Id>,
  isStopped?: () => boolean,
) => Promise<void>;

interface SweepOptions<Id> {
  /**
   * Returns a batch of due IDs, excluding those in `excluded`; the next sweep, a second later, processes
   * the rest.
   */
  due: (deps: Deps, now: Temporal.Instant, excluded: readonly Id[]) => Promise<readonly Id[]>;
  take: (tx: Tx, deps: Deps, id: Id) => Promise<unknown>;
  /** The message to log for a failure. */
  failed: string;
}

/**
 * Creates a sweep that processes everything that is due, each item in its own transaction. A failure is
 * logged and retried after a pause, and never blocks other items. If the database does not respond, or once
 * `isStopped` returns true, the sweep ends and the next sweep continues.
 */
export const createSweep =
  <Id>({ due, take, failed }: SweepOptions<Id>): Sweep<Id> =>
  async (deps, paused = new Map(), isStopped = () => false) => {
    const now = deps.clock.now();
    for (const [id, until] of paused)
      if (Temporal.Instant.compare(until, now) <= 0) paused.delete(id);
    for (const id of await due(deps, now, [...paused.keys()])) {
      if (isStopped()) return;
      try {
        await inTransaction(deps.db, (tx) => take(tx, deps, id));
      } catch (error) {
        paused.set(id, now.add(PAUSE));
        deps.log.error({ err: error, id }, failed);
        if (isUnreachable(error)) return;
      }
    }
  };

/** Sweeps every second (Jobs.watch), and keeps track of failures in this process. */
export const watchSweep = <Id>(deps: Deps, name: string, sweep: Sweep<Id>): void => {
  const paused: PausedIds<Id> = new Map();
  deps.jobs.watch(name, (isStopped) => sweep(deps, paused, isStopped));
};
