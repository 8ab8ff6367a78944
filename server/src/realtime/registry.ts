import { SOCKETS_A_USER } from '@tomoguide/contract/socket';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LiveSocket } from './live-socket.ts';
import { liveProcesses, liveSockets } from './tables.ts';

/** A process that was not seen for so long is gone, and its sockets with it. */
const GONE_AFTER = { seconds: 60 };

/** Knows the sockets of all processes, by a table. The clock is the machine's: nothing here is a rule of the product's time. */
export class Registry {
  readonly #db: Db;
  readonly #processId: string;
  readonly #now: () => Temporal.Instant;

  constructor(db: Db, processId: string, now = () => Temporal.Now.instant()) {
    this.#db = db;
    this.#processId = processId;
    this.#now = now;
  }

  /** Counts a socket; the ids of those that have to go, wherever they are: the oldest beyond the limit. */
  add({ id, userId }: Pick<LiveSocket, 'id' | 'userId'>): Promise<string[]> {
    return inTransaction(this.#db, async (tx) => {
      // A socket that a crash of the database forgets is closed by that crash's end, or opened anew.
      await tx.execute(sql`set local synchronous_commit = off`);
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`sockets ${userId}`}, 0))`,
      );
      const processId = this.#processId;
      await tx
        .insert(liveProcesses)
        .values({ id: processId, seenAt: this.#now() })
        .onConflictDoNothing();
      await tx.insert(liveSockets).values({ id, processId, userId, openedAt: this.#now() });
      const beyond = tx
        .select({ id: liveSockets.id })
        .from(liveSockets)
        .where(eq(liveSockets.userId, userId))
        .orderBy(sql`${liveSockets.openedAt} desc`, sql`${liveSockets.id} desc`)
        .offset(SOCKETS_A_USER);
      const gone = await tx
        .delete(liveSockets)
        .where(inArray(liveSockets.id, beyond))
        .returning({ id: liveSockets.id });
      return gone.map((row) => row.id);
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#db.delete(liveSockets).where(inArray(liveSockets.id, [...ids]));
  }

  /** This process is alive; those that were not for a minute are forgotten. */
  async beat(): Promise<void> {
    const now = this.#now();
    await this.#db
      .update(liveProcesses)
      .set({ seenAt: now })
      .where(eq(liveProcesses.id, this.#processId));
    await this.#db
      .delete(liveProcesses)
      .where(and(lt(liveProcesses.seenAt, now.subtract(GONE_AFTER))));
  }

  async leave(): Promise<void> {
    await this.#db.delete(liveProcesses).where(eq(liveProcesses.id, this.#processId));
  }
}
