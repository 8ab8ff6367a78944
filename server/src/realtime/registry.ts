import { SOCKETS_A_USER } from '@tomoguide/contract/socket';
import { eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LiveSocket } from './live-socket.ts';
import { liveProcesses, liveSockets } from './tables.ts';

/** The database's clock, which all processes share. No product rule depends on it. */
const NOW = sql`clock_timestamp()`;
/** A process that has not reported for this long is considered dead, and its sockets closed. */
const DEAD_AFTER = sql`interval '60 seconds'`;

type CountedSocket = Pick<LiveSocket, 'id' | 'userId'>;

const findOther = prepareOnce((db) =>
  db
    .select({ id: liveProcesses.id })
    .from(liveProcesses)
    .where(ne(liveProcesses.id, sql.placeholder('id')))
    .limit(1)
    .prepare('realtime_others'),
);

/** Tracks the sockets of all processes in the database. */
export class Registry {
  readonly #db: Db;
  readonly #processId: string;

  constructor(db: Db, processId: string) {
    this.#db = db;
    this.#processId = processId;
  }

  /**
   * Registers a socket. Returns the IDs of the user's oldest sockets beyond the limit, in any process,
   * which must be closed.
   */
  add({ id, userId }: CountedSocket): Promise<string[]> {
    return inTransaction(this.#db, async (tx) => {
      // Does not wait for the disk, because a socket whose row is lost in a database crash is closed by
      // that crash or registered again.
      await tx.execute(sql`set local synchronous_commit = off`);
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`sockets ${userId}`}, 0))`,
      );
      const processId = this.#processId;
      await tx.insert(liveProcesses).values({ id: processId, seenAt: NOW }).onConflictDoNothing();
      await tx.insert(liveSockets).values({ id, processId, userId, openedAt: NOW });
      const beyond = tx
        .select({ id: liveSockets.id })
        .from(liveSockets)
        .where(eq(liveSockets.userId, userId))
        .orderBy(sql`${liveSockets.openedAt} desc`, sql`${liveSockets.id} desc`)
        .offset(SOCKETS_A_USER);
      const deleted = await tx
        .delete(liveSockets)
        .where(inArray(liveSockets.id, beyond))
        .returning({ id: liveSockets.id });
      return deleted.map((row) => row.id);
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#db.delete(liveSockets).where(inArray(liveSockets.id, [...ids]));
  }

  /**
   * Records that this process is alive and has these sockets, and removes processes that have not reported
   * for a minute. Returns true if another process had removed this one.
   */
  async heartbeat(open: readonly CountedSocket[]): Promise<boolean> {
    const [seen] = await this.#db
      .update(liveProcesses)
      .set({ seenAt: NOW })
      .where(eq(liveProcesses.id, this.#processId))
      .returning({ id: liveProcesses.id });
    const wasForgotten = !seen && open.length > 0;
    if (wasForgotten) await this.#registerAgain(open);
    await this.#db
      .delete(liveProcesses)
      .where(lt(liveProcesses.seenAt, sql`${NOW} - ${DEAD_AFTER}`));
    return wasForgotten;
  }

  /**
   * Registers this process and its sockets again after another process removed it because it had not
   * reported in time.
   */
  async #registerAgain(open: readonly CountedSocket[]): Promise<void> {
    const processId = this.#processId;
    const ids = sql.param(open.map(({ id }) => id));
    const people = sql.param(open.map(({ userId }) => userId));
    await inTransaction(this.#db, async (tx) => {
      await tx.insert(liveProcesses).values({ id: processId, seenAt: NOW }).onConflictDoNothing();
      await tx.execute(sql`
        insert into ${liveSockets} (id, process_id, user_id, opened_at)
        select id, ${processId}, user_id, ${NOW}
        from unnest(${ids}::uuid[], ${people}::int[]) as open (id, user_id)
        on conflict do nothing`);
    });
  }

  /** Returns whether any other process has sockets, or had sockets within the last minute. */
  async hasOthers(): Promise<boolean> {
    const [other] = await findOther(this.#db, { id: this.#processId });
    return other !== undefined;
  }

  async leave(): Promise<void> {
    await this.#db.delete(liveProcesses).where(eq(liveProcesses.id, this.#processId));
  }
}
