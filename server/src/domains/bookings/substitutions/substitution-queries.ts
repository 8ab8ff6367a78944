import type { BookingId, GuideId, SubstitutionId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import {
  type AskedColleagueRow,
  askedColleagues,
  type BookingRow,
  bookings,
  type SubstitutionRow,
  substitutions,
} from '../tables.ts';

/** A literal, as in the partial index. */
const isLive = sql`${substitutions.state} in ('asked', 'proposed')`;

const findWhere = (db: Executor, which: SQL | undefined): Promise<SubstitutionRow | null> =>
  firstRow(db.select().from(substitutions).where(which));

/**
 * Returns the booking's substitution that colleagues or the traveler still have to answer; null if there is
 * none. Every step of a substitution is decided under the booking's lock.
 */
export const findLiveSubstitution = (
  db: Executor,
  bookingId: BookingId,
): Promise<SubstitutionRow | null> =>
  findWhere(db, and(eq(substitutions.bookingId, bookingId), isLive));

export const findSubstitution = (
  db: Executor,
  id: SubstitutionId,
): Promise<SubstitutionRow | null> => findWhere(db, eq(substitutions.id, id));

/** A substitution with the colleagues who were asked, in the order in which the guide chose them. */
export interface WholeSubstitution {
  row: SubstitutionRow;
  colleagues: AskedColleagueRow[];
}

export const loadAskedColleagues = async (
  db: Executor,
  ids: readonly SubstitutionId[],
): Promise<ReadonlyMap<SubstitutionId, AskedColleagueRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(askedColleagues)
    .where(isAnyOf(askedColleagues.substitutionId, ids))
    .orderBy(askedColleagues.guideId);
  return Map.groupBy(rows, ({ substitutionId }) => substitutionId);
};

/** Returns the latest substitution of several bookings, by booking ID. */
export const loadSubstitutions = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, WholeSubstitution>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([substitutions.bookingId])
    .from(substitutions)
    .where(isAnyOf(substitutions.bookingId, bookingIds))
    .orderBy(substitutions.bookingId, desc(substitutions.id));
  const colleagues = await loadAskedColleagues(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [row.bookingId, { row, colleagues: colleagues.get(row.id) ?? [] }]),
  );
};

export const insertSubstitution = async (
  tx: Tx,
  row: typeof substitutions.$inferInsert,
  colleagues: readonly { guideId: GuideId; userId: UserId }[],
): Promise<SubstitutionRow> => {
  const made = await onlyRow(tx.insert(substitutions).values(row).returning());
  await tx
    .insert(askedColleagues)
    .values(colleagues.map((colleague) => ({ ...colleague, substitutionId: made.id })));
  return made;
};

export const updateSubstitution = (
  tx: Tx,
  id: SubstitutionId,
  changes: Partial<SubstitutionRow>,
): Promise<SubstitutionRow> =>
  onlyRow(tx.update(substitutions).set(changes).where(eq(substitutions.id, id)).returning());

export const updateColleague = async (
  tx: Tx,
  { substitutionId, guideId }: Pick<AskedColleagueRow, 'substitutionId' | 'guideId'>,
  changes: Pick<AskedColleagueRow, 'answer' | 'answeredAt'>,
): Promise<void> => {
  await tx
    .update(askedColleagues)
    .set(changes)
    .where(
      and(eq(askedColleagues.substitutionId, substitutionId), eq(askedColleagues.guideId, guideId)),
    );
};

/** What a colleague was asked to take over. */
export interface AskedRow {
  substitution: SubstitutionRow;
  colleague: AskedColleagueRow;
  booking: BookingRow;
}

const selectAsked = (db: Executor, which: SQL | undefined): Promise<AskedRow[]> =>
  db
    .select({ substitution: substitutions, colleague: askedColleagues, booking: bookings })
    .from(askedColleagues)
    .innerJoin(substitutions, eq(substitutions.id, askedColleagues.substitutionId))
    .innerJoin(bookings, eq(bookings.id, substitutions.bookingId))
    .where(which)
    .orderBy(substitutions.answerBy, substitutions.id);

/** Returns what this guide can answer, and what the guide accepted and the traveler has not answered. */
export const listAsked = (db: Executor, guideId: GuideId): Promise<AskedRow[]> =>
  selectAsked(
    db,
    and(
      eq(askedColleagues.guideId, guideId),
      or(
        and(sql`${substitutions.state} = 'asked'`, sql`${askedColleagues.answer} is null`),
        and(sql`${substitutions.state} = 'proposed'`, eq(substitutions.substituteId, guideId)),
      ),
    ),
  );

/** Returns what this guide was asked; null if the guide was not. */
export const findAsked = async (
  db: Executor,
  id: SubstitutionId,
  guideId: GuideId,
): Promise<AskedRow | null> =>
  (
    await selectAsked(
      db,
      and(eq(askedColleagues.substitutionId, id), eq(askedColleagues.guideId, guideId)),
    )
  )[0] ?? null;

/** The bookings whose traveler has not answered yet whether this user may take over. */
const selectProposed = async (db: Executor, which: SQL | undefined) => {
  const rows = await db
    .select({
      bookingId: substitutions.bookingId,
      substituteUserId: substitutions.substituteUserId,
    })
    .from(substitutions)
    .innerJoin(bookings, eq(bookings.id, substitutions.bookingId))
    .where(and(isLive, isNotNull(substitutions.substituteUserId), which))
    .orderBy(substitutions.bookingId);
  return rows.flatMap(({ substituteUserId, ...row }) =>
    substituteUserId === null ? [] : [{ ...row, substituteUserId }],
  );
};

/** Returns the proposals in which this user would take over. */
export const listProposedSubstitutes = (db: Executor, userId: UserId) =>
  selectProposed(db, eq(substitutions.substituteUserId, userId));

/** Returns the proposals in which one of these two would guide the other. */
export const listProposedBetween = (db: Executor, one: UserId, other: UserId) => {
  const between = (travelerId: UserId, substituteUserId: UserId) =>
    and(eq(bookings.travelerId, travelerId), eq(substitutions.substituteUserId, substituteUserId));
  return selectProposed(db, or(between(one, other), between(other, one)));
};

/** Returns the user IDs of the guides from whom substitutes took over a booking, oldest first. */
export const listFormerGuides = async (
  db: Executor,
  { id, substitutedAt }: Pick<BookingRow, 'id' | 'substitutedAt'>,
): Promise<UserId[]> => {
  if (substitutedAt === null) return [];
  const rows = await db
    .select({ userId: substitutions.firstGuideUserId })
    .from(substitutions)
    .where(and(eq(substitutions.bookingId, id), sql`${substitutions.state} = 'agreed'`))
    .orderBy(substitutions.id);
  return rows.map(({ userId }) => userId);
};

/**
 * Returns the IDs of the bookings that substitutes took over from this guide, since a time if it is given,
 * oldest first.
 */
export const listHandedOver = async (
  db: Executor,
  guideId: GuideId,
  since?: Temporal.Instant,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ id: substitutions.bookingId })
    .from(substitutions)
    .where(
      and(
        eq(substitutions.firstGuideId, guideId),
        sql`${substitutions.state} = 'agreed'`,
        since ? gte(substitutions.endedAt, since) : undefined,
      ),
    )
    .orderBy(substitutions.endedAt, substitutions.id);
  return rows.map(({ id }) => id);
};
