import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUnreachable } from '../database/violations.ts';
import type { BaseDeps } from '../deps.ts';

/** What could not be done is left alone for so long, on this process. */
const PAUSE = { minutes: 1 };

/** When what failed is tried again. */
export type Paused<Id> = Map<Id, Temporal.Instant>;

export interface Sweeping<Id> {
  /** Some of what is due, but for these: the rest a second later. */
  due: (now: Temporal.Instant, but: readonly Id[]) => Promise<readonly Id[]>;
  take: (tx: Tx, id: Id) => Promise<unknown>;
  /** What the log says of one that failed. */
  failed: string;
}

/**
 * Takes all that is due, each in its own transaction. One that fails is logged and tried again after a
 * pause, and never blocks the others. When the database does not answer, or once `isStopped`, the rest
 * is left to the next sweep.
 */
export const sweep = async <Id>(
  { db, clock, log }: Pick<BaseDeps, 'db' | 'clock' | 'log'>,
  { due, take, failed }: Sweeping<Id>,
  paused: Paused<Id> = new Map(),
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const now = clock.now();
  for (const [id, until] of paused)
    if (Temporal.Instant.compare(until, now) <= 0) paused.delete(id);
  for (const id of await due(now, [...paused.keys()])) {
    if (isStopped()) return;
    try {
      await inTransaction(db, (tx) => take(tx, id));
    } catch (error) {
      paused.set(id, now.add(PAUSE));
      log.error({ err: error, id }, failed);
      if (isUnreachable(error)) return;
    }
  }
};
