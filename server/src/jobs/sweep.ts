import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUnreachable } from '../database/violations.ts';
import type { Deps } from '../deps.ts';

/** What could not be done is left alone for so long, on this process. */
const PAUSE = { minutes: 1 };

/** When what failed is tried again. */
type Paused<Id> = Map<Id, Temporal.Instant>;

/** Takes what is due now; a watch hands it what failed before, and when to stop. */
export type Sweep<Id> = (
  deps: Deps,
  paused?: Paused<Id>,
  isStopped?: () => boolean,
) => Promise<void>;

interface Sweeping<Id> {
  /** Some of what is due, but for these: the rest a second later. */
  due: (deps: Deps, now: Temporal.Instant, but: readonly Id[]) => Promise<readonly Id[]>;
  take: (tx: Tx, deps: Deps, id: Id) => Promise<unknown>;
  /** What the log says of one that failed. */
  failed: string;
}

/**
 * Takes all that is due, each in its own transaction. One that fails is logged and tried again after a
 * pause, and never blocks the others. When the database does not answer, or once `isStopped`, the rest
 * is left to the next sweep.
 */
export const sweeping =
  <Id>({ due, take, failed }: Sweeping<Id>): Sweep<Id> =>
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

/** Sweeps each second (Jobs.watch); what failed is remembered in this process. */
export const watchSweep = <Id>(deps: Deps, name: string, sweep: Sweep<Id>): void => {
  const paused: Paused<Id> = new Map();
  deps.jobs.watch(name, (isStopped) => sweep(deps, paused, isStopped));
};
