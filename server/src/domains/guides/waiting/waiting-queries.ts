import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { WAITING_ROUND } from '@tomoguide/contract/guides/figures';
import type { FreedDayId, GuideId, UserId, WaitingEntryId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { guides } from '../tables.ts';
import { freedDays, waitingEntries } from './tables.ts';

export type EntryRow = typeof waitingEntries.$inferSelect;
export type NewEntry = typeof waitingEntries.$inferInsert;
export type FreedDay = typeof freedDays.$inferSelect;

const isLive = (userId: UserId, now: Temporal.Instant) =>
  and(eq(waitingEntries.userId, userId), gt(waitingEntries.endsAt, now));

/** Returns the user's entries that have not ended, by day. */
export const listEntries = (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<EntryRow[]> =>
  db
    .select()
    .from(waitingEntries)
    .where(isLive(userId, now))
    .orderBy(asc(waitingEntries.day), asc(waitingEntries.id));

/** Returns all entries of the user that are stored, by day. */
export const listAllEntries = (db: Executor, userId: UserId): Promise<EntryRow[]> =>
  db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.userId, userId))
    .orderBy(asc(waitingEntries.day), asc(waitingEntries.id));

export const countEntries = async (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<number> => {
  const [counted] = await db
    .select({ total: count() })
    .from(waitingEntries)
    .where(isLive(userId, now));
  return counted?.total ?? 0;
};

/**
 * Returns the user's entry for the same day of the same guide, or for the same search, unless it has ended;
 * null if none.
 */
export const findSameEntry = (
  db: Executor,
  entry: NewEntry,
  now: Temporal.Instant,
): Promise<EntryRow | null> =>
  firstRow(
    db
      .select()
      .from(waitingEntries)
      .where(
        and(
          isLive(entry.userId, now),
          eq(waitingEntries.day, entry.day),
          sql`${waitingEntries.guideId} is not distinct from ${entry.guideId ?? null}`,
          sql`${waitingEntries.city} is not distinct from ${entry.city ?? null}`,
          sql`${waitingEntries.travelers} is not distinct from ${entry.travelers ?? null}`,
          sql`${waitingEntries.language} is not distinct from ${entry.language ?? null}`,
        ),
      ),
  );

export const insertEntry = (tx: Tx, entry: NewEntry): Promise<EntryRow> =>
  onlyRow(tx.insert(waitingEntries).values(entry).returning());

/** Deletes the user's entry. Returns false if the user has no such entry. */
export const deleteEntry = async (
  tx: Executor,
  userId: UserId,
  id: WaitingEntryId,
): Promise<boolean> => {
  const deleted = await tx
    .delete(waitingEntries)
    .where(and(eq(waitingEntries.userId, userId), eq(waitingEntries.id, id)))
    .returning({ id: waitingEntries.id });
  return deleted.length > 0;
};

/** Deletes the entries of a user who closes the account, and those for the user as a guide. */
export const deleteUserEntries = async (
  tx: Tx,
  { userId, guideId }: { userId: UserId; guideId: GuideId | null },
): Promise<void> => {
  const own = eq(waitingEntries.userId, userId);
  const both = guideId === null ? own : or(own, eq(waitingEntries.guideId, guideId));
  await tx.delete(waitingEntries).where(both);
};

/** Deletes the user's entries that a booking of this guide on this day fulfills. */
export const deleteFulfilled = async (
  tx: Tx,
  { userId, guideId, day }: { userId: UserId; guideId: GuideId; day: string },
): Promise<void> => {
  const city = tx.select({ city: guides.serviceCity }).from(guides).where(eq(guides.id, guideId));
  await tx
    .delete(waitingEntries)
    .where(
      and(
        eq(waitingEntries.userId, userId),
        eq(waitingEntries.day, day),
        or(eq(waitingEntries.guideId, guideId), sql`${waitingEntries.city} = (${city})`),
      ),
    );
};

/** Deletes the user's entries that have ended. */
export const deleteUserEnded = async (
  tx: Tx,
  userId: UserId,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .delete(waitingEntries)
    .where(and(eq(waitingEntries.userId, userId), lte(waitingEntries.endsAt, now)));
};

export const deleteEnded = async (db: Executor, now: Temporal.Instant): Promise<void> => {
  await db.delete(waitingEntries).where(lte(waitingEntries.endsAt, now));
};

const RECORD_FREED = `
  insert into freed_days (guide_id, day, freed_at, next_round_at)
  select $1::int, day, $3::timestamptz, $3::timestamptz from unnest($2::date[]) as day
  where exists (select from waiting_entries e where e.guide_id = $1 and e.day = day.day)
    or exists (
      select from waiting_entries e
      where e.city = (select g.service_city from guides g where g.id = $1) and e.day = day.day)
  on conflict (guide_id, day) do update set freed_at = excluded.freed_at, after_id = 0`;

/**
 * Records that days of a guide became free, omitting days that no one waits for. If users are already being
 * notified about a day, the next round keeps its time, and starts again with the first user.
 */
export const recordFreedDays = async (
  tx: Tx,
  guideId: GuideId,
  days: readonly string[],
  now: Temporal.Instant,
): Promise<void> => {
  if (days.length === 0) return;
  await queryRawRows(tx, { text: RECORD_FREED, values: [guideId, days, now.toString()] });
};

/** Returns the IDs of days whose next round is due. */
export const listDueDays = async (
  db: Executor,
  now: Temporal.Instant,
  excluded: readonly FreedDayId[],
  limit: number,
): Promise<FreedDayId[]> => {
  const rows = await db
    .select({ id: freedDays.id })
    .from(freedDays)
    .where(and(lte(freedDays.nextRoundAt, now), notInArray(freedDays.id, [...excluded])))
    .orderBy(asc(freedDays.nextRoundAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Locks a day whose round is due; null if another process has it, or it is no longer due. */
export const lockDueDay = (
  tx: Tx,
  id: FreedDayId,
  now: Temporal.Instant,
): Promise<FreedDay | null> =>
  firstRow(
    tx
      .select()
      .from(freedDays)
      .where(and(eq(freedDays.id, id), lte(freedDays.nextRoundAt, now)))
      .for('update', { skipLocked: true }),
  );

export const deleteFreedDay = async (tx: Tx, id: FreedDayId): Promise<void> => {
  await tx.delete(freedDays).where(eq(freedDays.id, id));
};

export const setNextRound = async (
  tx: Tx,
  id: FreedDayId,
  next: Pick<FreedDay, 'nextRoundAt' | 'afterId'>,
): Promise<void> => {
  await tx.update(freedDays).set(next).where(eq(freedDays.id, id));
};

/** What a freed day of a guide can be offered to. */
export interface RoundQuery {
  freed: FreedDay;
  city: string;
  languages: readonly GuideLanguage[];
  minPeople: number;
  maxPeople: number;
  /** Users who are never notified about this guide. */
  excluded: readonly UserId[];
  now: Temporal.Instant;
  /** When the current day began in Japan. */
  startOfDay: Temporal.Instant;
}

/**
 * An entry that can be notified today. Its user is not suspended, and was not notified about this day of this
 * guide since it became free.
 */
const CAN_BE_NOTIFIED = `
  e.id > $3 and e.ends_at > $5
  and (e.notified_at is null or e.notified_at < $6) and e.user_id <> all ($7::int[])
  and not exists (
    select from users u
    where u.id = e.user_id and (u.suspended_at is not null or u.closed_at is not null))
  and coalesce((
    select max(o.notified_at) from waiting_entries o
    where o.user_id = e.user_id and o.day = e.day and o.notified_guide_id = $1
  ), '-infinity') < $4`;

/**
 * Finds the next entries. Those of a city are read separately for each language and group size of the guide,
 * so that an index finds each in order, however many other entries there are. Only they can have joined after
 * the day became free, because no one can wait for a free day of a guide.
 */
export const FIND_NEXT = `
  (select e.id, e.user_id from waiting_entries e
    where e.guide_id = $1 and e.day = $2 and ${CAN_BE_NOTIFIED}
    order by e.id limit $8)
  union all
  (select c.id, c.user_id
    from unnest($10::text[]) as language
    cross join generate_series($11::int, $12::int) as travelers
    cross join lateral (
      select e.id, e.user_id from waiting_entries e
      where e.city = $9 and e.day = $2 and e.language = language.language
        and e.travelers = travelers.travelers and e.joined_at <= $4 and ${CAN_BE_NOTIFIED}
      order by e.id limit $8) c)
  order by id limit $8`;

/** Marks entries as notified, except those that another process has marked today. */
export const MARK_NOTIFIED = `
  update waiting_entries set notified_at = $2, notified_guide_id = $4
  where id in (
    select id from waiting_entries
    where id = any ($1::int[]) and (notified_at is null or notified_at < $3)
    order by id for update skip locked)
  returning id, user_id as "userId", city, travelers, language, ends_at::text as "endsAt"`;

export interface Notified extends Pick<EntryRow, 'id' | 'userId' | 'city' | 'travelers'> {
  language: GuideLanguage | 'any' | null;
  endsAt: string;
}

/** Returns the values of `FIND_NEXT`. */
export const getRoundValues = (query: RoundQuery): unknown[] => [
  query.freed.guideId,
  query.freed.day,
  query.freed.afterId,
  query.freed.freedAt.toString(),
  query.now.toString(),
  query.startOfDay.toString(),
  query.excluded,
  // A user can have several entries for a day, of which one is notified.
  2 * WAITING_ROUND.users,
  query.city,
  [...query.languages, 'any'],
  query.minPeople,
  query.maxPeople,
];

/**
 * Marks the next entries as notified, at most five, one per user. Returns them in the order in which they
 * joined, and the last of the entries found, of which others may have been taken by another process; null if
 * none was found.
 */
export const notifyNext = async (
  tx: Tx,
  query: RoundQuery,
): Promise<{ notified: Notified[]; lastId: WaitingEntryId | null }> => {
  const found = await queryRawRows<{ id: WaitingEntryId; user_id: UserId }>(tx, {
    text: FIND_NEXT,
    values: getRoundValues(query),
  });
  const firstOfUser = found.filter(
    ({ user_id }, index) => found.findIndex((each) => each.user_id === user_id) === index,
  );
  const ids = firstOfUser.slice(0, WAITING_ROUND.users).map(({ id }) => id);
  const lastId = ids.at(-1) ?? null;
  if (lastId === null) return { notified: [], lastId };
  const rows = await queryRawRows<Notified>(tx, {
    text: MARK_NOTIFIED,
    values: [ids, query.now.toString(), query.startOfDay.toString(), query.freed.guideId],
  });
  return { notified: rows.toSorted((a, b) => a.id - b.id), lastId };
};
