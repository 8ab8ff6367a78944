import { PATTERN_DAYS } from '@tomoguide/contract/bookings/figures';
import type { PatternKind } from '@tomoguide/contract/bookings/patterns';
import type { BookingId, GuideId, PatternCaseId, UserId } from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { lockGuide } from '../../guides/service.ts';
import {
  type BookingRow,
  bookings,
  type PatternBookingRow,
  type PatternCaseRow,
  patternBookings,
  patternCases,
} from '../tables.ts';

// Literals rather than bind parameters, so that the planner can use the partial indexes.
const CANCELLED_LATE = sql`${bookings.status} = 'cancelled'
  and ${bookings.cancelKind} in ('traveler', 'guide', 'no_show_traveler')`;
const WAITING = sql`${patternCases.state} in ('open', 'objected')`;
const ANNOUNCED = sql`${patternCases.state} = 'announced'`;
const DECIDED = sql`${patternCases.state} = 'decided'`;

/** Returns the guide's bookings that ended late within the period of a pattern, oldest first. */
export const listRecentLateEndings = (
  db: Executor,
  guideId: GuideId,
  at: Temporal.Instant,
): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.guideId, guideId),
        gte(bookings.endedAt, at.subtract({ hours: 24 * PATTERN_DAYS })),
        CANCELLED_LATE,
      ),
    )
    .orderBy(asc(bookings.endedAt), asc(bookings.id));

/** Returns which of these bookings are in a case of this kind. */
export const loadBookingsInCases = async (
  db: Executor,
  kind: PatternKind,
  ids: readonly BookingId[],
): Promise<ReadonlySet<BookingId>> => {
  const rows = await db
    .select({ id: patternBookings.bookingId })
    .from(patternBookings)
    .innerJoin(patternCases, eq(patternCases.id, patternBookings.caseId))
    .where(and(eq(patternCases.kind, kind), isAnyOf(patternBookings.bookingId, ids)));
  return new Set(rows.map(({ id }) => id));
};

/** The subject of a case; `travelerId` is null if it is about the guide alone. */
export interface PatternOf {
  kind: PatternKind;
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId | null;
}

/** Locks and returns the undecided case of this subject; null if there is none. */
export const lockUndecided = (tx: Tx, of: PatternOf): Promise<PatternCaseRow | null> =>
  firstRow(
    tx
      .select()
      .from(patternCases)
      .where(
        and(
          eq(patternCases.kind, of.kind),
          eq(patternCases.guideId, of.guideId),
          of.travelerId === null
            ? isNull(patternCases.travelerId)
            : eq(patternCases.travelerId, of.travelerId),
          ne(patternCases.state, 'decided'),
        ),
      )
      .for('update'),
  );

export const openCase = (tx: Tx, of: PatternOf, at: Temporal.Instant): Promise<PatternCaseRow> =>
  onlyRow(
    tx
      .insert(patternCases)
      .values({ ...of, state: 'open', openedAt: at, waitingSince: at })
      .returning(),
  );

export const addBookings = async (
  tx: Tx,
  caseId: PatternCaseId,
  ids: readonly BookingId[],
): Promise<void> => {
  await tx
    .insert(patternBookings)
    .values(ids.map((bookingId) => ({ caseId, bookingId })))
    .onConflictDoNothing();
};

export const findCaseById = (db: Executor, id: PatternCaseId): Promise<PatternCaseRow | null> =>
  firstRow(db.select().from(patternCases).where(eq(patternCases.id, id)));

/** Locks the guide and then the case, in the same order as the cancellation that opens a case. */
export const lockCase = async (tx: Tx, id: PatternCaseId): Promise<PatternCaseRow | null> => {
  const found = await findCaseById(tx, id);
  if (!found) return null;
  await lockGuide(tx, found.guideId);
  return firstRow(tx.select().from(patternCases).where(eq(patternCases.id, id)).for('update'));
};

export const updateCase = (
  tx: Tx,
  id: PatternCaseId,
  changes: Partial<PatternCaseRow>,
): Promise<PatternCaseRow> =>
  onlyRow(tx.update(patternCases).set(changes).where(eq(patternCases.id, id)).returning());

export const listCaseBookings = (
  db: Executor,
  ids: readonly PatternCaseId[],
): Promise<PatternBookingRow[]> =>
  db
    .select()
    .from(patternBookings)
    .where(isAnyOf(patternBookings.caseId, ids))
    .orderBy(asc(patternBookings.bookingId));

/** Returns for which of these bookings commission was requested in any case. */
export const withCommissionRequested = async (
  db: Executor,
  ids: readonly BookingId[],
): Promise<ReadonlySet<BookingId>> => {
  const rows = await db
    .select({ id: patternBookings.bookingId })
    .from(patternBookings)
    .where(and(isAnyOf(patternBookings.bookingId, ids), isNotNull(patternBookings.dueCents)));
  return new Set(rows.map(({ id }) => id));
};

export const setDue = async (
  tx: Tx,
  caseId: PatternCaseId,
  bookingId: BookingId,
  dueCents: number,
): Promise<void> => {
  await tx
    .update(patternBookings)
    .set({ dueCents })
    .where(and(eq(patternBookings.caseId, caseId), eq(patternBookings.bookingId, bookingId)));
};

/** Drops the commission of all bookings of a case. */
export const clearDue = async (tx: Tx, caseId: PatternCaseId): Promise<void> => {
  await tx
    .update(patternBookings)
    .set({ dueCents: null })
    .where(eq(patternBookings.caseId, caseId));
};

/** Excludes cases about the viewer from what staff see; `viewerId` is null for reads without a viewer. */
const notAboutCondition = (viewerId: UserId | null) =>
  viewerId === null
    ? undefined
    : and(
        ne(patternCases.guideUserId, viewerId),
        or(isNull(patternCases.travelerId), ne(patternCases.travelerId, viewerId)),
      );

export type Shown = 'waiting' | 'announced' | 'decided';

const LISTS = {
  waiting: { where: WAITING, at: patternCases.waitingSince, isOldestFirst: true },
  announced: { where: ANNOUNCED, at: patternCases.objectBy, isOldestFirst: true },
  decided: { where: DECIDED, at: patternCases.decidedAt, isOldestFirst: false },
} as const;

/**
 * Returns cases: waiting cases by waiting time and announced cases by deadline, both oldest first; decided
 * cases newest first.
 */
export const listPatternCases = (
  db: Executor,
  viewerId: UserId | null,
  { show, cursor, limit }: { show: Shown; cursor?: string | undefined; limit: number },
): Promise<PatternCaseRow[]> => {
  const { where, at, isOldestFirst } = LISTS[show];
  const order = isOldestFirst ? asc : desc;
  const place = sql`(${at}, ${patternCases.id})`;
  const afterCursor = (of: string) =>
    isOldestFirst ? sql`${place} > ${cursorPosition(of)}` : sql`${place} < ${cursorPosition(of)}`;
  return db
    .select()
    .from(patternCases)
    .where(
      and(
        where,
        notAboutCondition(viewerId),
        cursor === undefined ? undefined : afterCursor(cursor),
      ),
    )
    .orderBy(order(at), order(patternCases.id))
    .limit(limit);
};

/** Returns the keyset cursor of a case in its list. */
export const getPatternCursor =
  (show: Shown) =>
  (row: PatternCaseRow): string => {
    const at = { waiting: row.waitingSince, announced: row.objectBy, decided: row.decidedAt }[show];
    return listPosition(at ?? row.waitingSince, row.id);
  };

export const countWaiting = async (db: Executor, viewerId: UserId | null): Promise<Waiting> => {
  const [waiting, [oldest]] = await Promise.all([
    db.$count(patternCases, and(WAITING, notAboutCondition(viewerId))),
    listPatternCases(db, viewerId, { show: 'waiting', limit: 1 }),
  ]);
  return { waiting, oldestAt: oldest?.waitingSince ?? null };
};

/** Returns cases to which the guide can no longer object. */
export const listDueCases = async (
  db: Executor,
  now: Temporal.Instant,
  but: readonly PatternCaseId[],
  limit: number,
): Promise<PatternCaseId[]> => {
  const rows = await db
    .select({ id: patternCases.id })
    .from(patternCases)
    .where(
      and(
        ANNOUNCED,
        lte(patternCases.objectBy, now),
        but.length === 0 ? undefined : notInArray(patternCases.id, [...but]),
      ),
    )
    .orderBy(asc(patternCases.objectBy))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns cases in which commission was requested from this guide, newest first. */
export const listCommissionCases = (
  db: Executor,
  guideUserId: UserId,
  limit: number,
): Promise<PatternCaseRow[]> =>
  db
    .select()
    .from(patternCases)
    .where(and(eq(patternCases.guideUserId, guideUserId), isNotNull(patternCases.announcedAt)))
    .orderBy(desc(patternCases.announcedAt))
    .limit(limit);
