import type { ConversationId, Locale, UserId } from '@tomoguide/contract/primitives';
import { and, count, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { listSettledMessages } from '../../messaging/service.ts';
import type { NoticeKind } from '../inbox/kinds.ts';
import { notificationsOff, pushDevices, pushes, systemMessages } from '../tables.ts';

/** The notices to push: those of these kinds to these users. */
export interface PushedNotices {
  kinds: readonly { userId: UserId; kind: NoticeKind }[];
  createdAt: Temporal.Instant;
}

/**
 * Inserts the pushes of the notices that the same statement returns as `written`, one for each device of
 * their users. A statement of its own would be one more in every reaction.
 */
export const buildPushInsert = (written: string, { kinds, createdAt }: PushedNotices): SQL => {
  const userIds = sql.param(kinds.map(({ userId }) => userId));
  const names = sql.param(kinds.map(({ kind }) => kind));
  return sql`
    insert into ${pushes} (device_id, notice_id, created_at, due_at)
    select d.id, w.id, ${createdAt.toString()}::timestamptz, ${createdAt.toString()}::timestamptz
    from ${sql.identifier(written)} w join ${pushDevices} d on d.user_id = w.user_id
    where (w.user_id, w.kind) in (select * from unnest(${userIds}::int[], ${names}::text[]))
    on conflict do nothing`;
};

/** Inserts the pushes of a message, one for each device of its reader, unless the reader has turned them off. */
export const insertMessagePushes = async (
  tx: Tx,
  userId: UserId,
  { conversationId, seq }: { conversationId: ConversationId; seq: number },
  now: Temporal.Instant,
): Promise<void> => {
  const at = now.toString();
  await tx.execute(sql`
    insert into ${pushes} (device_id, conversation_id, seq, created_at, due_at)
    select d.id, ${conversationId}::int, ${seq}::int, ${at}::timestamptz, ${at}::timestamptz
    from ${pushDevices} d
    where d.user_id = ${userId} and not exists (
      select from ${notificationsOff} o
      where o.user_id = d.user_id and o.topic = 'messages' and o.channel = 'browser')
    on conflict do nothing`);
};

interface ClaimOptions {
  now: Temporal.Instant;
  /** No other process sends the claimed pushes before this time. */
  until: Temporal.Instant;
  maxPushes: number;
  /** Maximum number of concurrent pushes to devices that failed before. */
  maxFailing: number;
}

/** Maximum number of due pushes that one claim looks at. */
const MAX_CONSIDERED = 5000;

/**
 * Claims pushes that are due, at most one per device across all processes. Those that failed before come
 * last and have few places, because their push services may respond slowly. If the process dies, the
 * claimed pushes are due again at `until`. Returns their IDs.
 */
export const claimDuePushes = async (
  db: Db,
  { now, until, maxPushes, maxFailing }: ClaimOptions,
): Promise<number[]> => {
  const rows = await queryRawRows<{ id: string }>(db, {
    text: `
      with sending as (
        select p.device_id, p.attempts > 1 or d.failures > 0 as failing
        from pushes p join push_devices d on d.id = p.device_id where p.sending_until > $1
      ), considered as (
        select id, device_id, due_at, attempts from pushes
        where due_at <= $1 and device_id not in (select device_id from sending)
        order by due_at limit ${MAX_CONSIDERED}
      ), first_of_device as (
        select distinct on (c.device_id) c.id, c.due_at, c.attempts > 0 or d.failures > 0 as failing
        from considered c join push_devices d on d.id = c.device_id
        order by c.device_id, c.due_at, c.id
      ), numbered as (
        select id, due_at, failing, row_number() over (partition by failing order by due_at, id)
          + (select count(*) from sending where sending.failing) as of_failing
        from first_of_device
      ), due as (
        select id from pushes
        where due_at <= $1 and id in (
          select id from numbered where not failing or of_failing <= $4
          order by failing, due_at, id limit $3)
        for update skip locked
      )
      update pushes set due_at = $2, sending_until = $2, attempts = attempts + 1
      where id in (select id from due) returning id`,
    values: [now.toString(), until.toString(), maxPushes, maxFailing],
  });
  return rows.map(({ id }) => Number(id));
};

const loadRows = (db: Executor, ids: readonly number[]) =>
  db
    .select({ push: pushes, device: pushDevices, notice: systemMessages })
    .from(pushes)
    .innerJoin(pushDevices, eq(pushDevices.id, pushes.deviceId))
    .leftJoin(systemMessages, eq(systemMessages.id, pushes.noticeId))
    .where(sql`${pushes.id} = any (${sql.param([...ids])}::bigint[])`);

export type LoadedPush = Awaited<ReturnType<typeof loadRows>>[number] & {
  locale: Locale;
  /** True if its message was read or recalled meanwhile. */
  isSettled: boolean;
};

/**
 * Loads claimed pushes with their devices, their notices, the languages of their accounts, and whether their
 * messages were read meanwhile.
 */
export const loadPushes = async (db: Executor, ids: readonly number[]): Promise<LoadedPush[]> => {
  const rows = await loadRows(db, ids);
  const ofMessages = rows.flatMap(({ push: { conversationId, seq }, device: { userId } }) =>
    conversationId === null || seq === null ? [] : [{ userId, conversationId, seq }],
  );
  const [people, settled] = await Promise.all([
    loadUsersByIds(
      db,
      rows.map(({ device }) => device.userId),
    ),
    listSettledMessages(db, ofMessages),
  ]);
  return rows.flatMap((row) => {
    const locale = people.get(row.device.userId)?.locale;
    const isSettled = settled.some(
      ({ userId, conversationId, seq }) =>
        userId === row.device.userId &&
        conversationId === row.push.conversationId &&
        seq === row.push.seq,
    );
    return locale === undefined ? [] : [{ ...row, locale, isSettled }];
  });
};

/** Stores what became of a claimed push: when it is retried, or null if it is done. */
export const releasePush = async (
  db: Executor,
  id: number,
  dueAt: Temporal.Instant | null,
): Promise<void> => {
  await db.update(pushes).set({ dueAt, sendingUntil: null }).where(eq(pushes.id, id));
};

/** Deletes pushes that are done and were created before this time. */
export const deleteOldPushes = async (db: Db, before: Temporal.Instant): Promise<void> => {
  await db.delete(pushes).where(and(isNull(pushes.dueAt), lt(pushes.createdAt, before)));
};

export interface PushLag {
  /** The number of pushes that are not done, including those that wait for a retry. */
  waiting: number;
  /** The number of these whose last attempt failed. */
  failing: number;
  /** When the oldest push without any attempt was created; null if there is none. */
  oldestAt: Temporal.Instant | null;
}

/** Counts the pushes that are not done. */
export const getPushLag = async (db: Executor): Promise<PushLag> => {
  const [lag] = await db
    .select({
      waiting: count(),
      failing: sql<number>`count(*) filter (
        where ${pushes.attempts} > 0 and ${pushes.sendingUntil} is null)::int`,
      oldestAt: sql<Temporal.Instant | null>`
        min(${pushes.createdAt}) filter (where ${pushes.attempts} = 0)`.mapWith(pushes.createdAt),
    })
    .from(pushes)
    .where(isNotNull(pushes.dueAt));
  return lag ?? { waiting: 0, failing: 0, oldestAt: null };
};
