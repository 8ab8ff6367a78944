import type { BookingId, GuideId, ShoppingCaseId, UserId } from '@tomoguide/contract/primitives';
import { SHOPPING_ANSWERS_COUNTED } from '@tomoguide/contract/reviews/figures';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { isAfter, isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { reviews, shoppingAnswers, shoppingCases } from '../tables.ts';

export type ShoppingAnswersRow = typeof shoppingAnswers.$inferSelect;
export type NewShoppingAnswers = typeof shoppingAnswers.$inferInsert;
export type ShoppingCaseRow = typeof shoppingCases.$inferSelect;

const REPORTS = or(
  shoppingAnswers.unagreedShop,
  shoppingAnswers.pressure,
  shoppingAnswers.overcharged,
);

/** Returns the answers on these bookings. */
export const listBookingAnswers = (
  db: Executor,
  ids: readonly BookingId[],
): Promise<ShoppingAnswersRow[]> =>
  db.select().from(shoppingAnswers).where(isAnyOf(shoppingAnswers.bookingId, ids));

export const insertAnswers = (tx: Tx, rows: NewShoppingAnswers[]): Promise<ShoppingAnswersRow[]> =>
  tx.insert(shoppingAnswers).values(rows).returning();

/** Returns the answers that a user gave, oldest first, for the user's data export. */
export const listAnswersByUser = (db: Executor, userId: UserId) =>
  db
    .select({
      bookingId: shoppingAnswers.bookingId,
      unagreedShop: shoppingAnswers.unagreedShop,
      pressure: shoppingAnswers.pressure,
      overcharged: shoppingAnswers.overcharged,
      answeredAt: shoppingAnswers.answeredAt,
    })
    .from(shoppingAnswers)
    .where(eq(shoppingAnswers.travelerId, userId))
    .orderBy(asc(shoppingAnswers.id));

/**
 * Returns a guide's latest answers that count, newest first (docs/product/reviews.md, "Questions about
 * shopping"): not those whose review is hidden or being checked.
 */
export const listCountedAnswers = async (
  db: Executor,
  guideId: GuideId,
): Promise<ShoppingAnswersRow[]> => {
  const isPublic = isNotNull(reviews.publicAt);
  const rows = await db
    .select({ answers: shoppingAnswers })
    .from(shoppingAnswers)
    .leftJoin(
      reviews,
      and(
        eq(reviews.bookingId, shoppingAnswers.bookingId),
        eq(reviews.type, sql`'traveler_to_guide'`),
      ),
    )
    .where(
      and(
        eq(shoppingAnswers.guideId, guideId),
        isNull(reviews.hiddenAt),
        or(isPublic, and(isNotNull(shoppingAnswers.countedAt), isNull(reviews.checkedUntil))),
      ),
    )
    .orderBy(desc(shoppingAnswers.answeredAt), desc(shoppingAnswers.id))
    .limit(SHOPPING_ANSWERS_COUNTED);
  return rows.map(({ answers }) => answers);
};

/** Returns bookings whose answers are due for a check, except the bookings in `but`. */
export const listBookingsToCount = async (
  db: Executor,
  now: Temporal.Instant,
  but: readonly BookingId[],
  limit: number,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ id: shoppingAnswers.bookingId })
    .from(shoppingAnswers)
    .where(
      and(
        lte(shoppingAnswers.countAt, now),
        isNotNull(shoppingAnswers.bookingId),
        not(isAnyOf(shoppingAnswers.bookingId, but)),
      ),
    )
    .orderBy(shoppingAnswers.countAt)
    .limit(limit);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

export const updateAnswers = async (
  tx: Tx,
  id: number,
  changes: Pick<ShoppingAnswersRow, 'countedAt' | 'countAt'>,
): Promise<void> => {
  await tx.update(shoppingAnswers).set(changes).where(eq(shoppingAnswers.id, id));
};

/** Returns a guide's reports that are not part of a case. The caller must hold the guide's lock. */
export const listReportsWithoutCase = (tx: Tx, guideId: GuideId): Promise<ShoppingAnswersRow[]> =>
  tx
    .select()
    .from(shoppingAnswers)
    .where(and(eq(shoppingAnswers.guideId, guideId), isNull(shoppingAnswers.caseId), REPORTS));

export const findOpenCase = (tx: Tx, guideId: GuideId): Promise<ShoppingCaseRow | null> =>
  firstRow(
    tx
      .select()
      .from(shoppingCases)
      .where(and(eq(shoppingCases.guideId, guideId), isNull(shoppingCases.closedAt))),
  );

export const insertCase = (
  tx: Tx,
  row: Pick<ShoppingCaseRow, 'guideId' | 'guideUserId' | 'openedAt'>,
): Promise<ShoppingCaseRow> => onlyRow(tx.insert(shoppingCases).values(row).returning());

export const setCase = async (
  tx: Tx,
  caseId: ShoppingCaseId,
  reports: readonly ShoppingAnswersRow[],
): Promise<void> => {
  await tx
    .update(shoppingAnswers)
    .set({ caseId })
    .where(
      inArray(
        shoppingAnswers.id,
        reports.map(({ id }) => id),
      ),
    );
};

export const lockCase = (tx: Tx, id: ShoppingCaseId): Promise<ShoppingCaseRow | null> =>
  firstRow(tx.select().from(shoppingCases).where(eq(shoppingCases.id, id)).for('no key update'));

export const closeCaseRow = (
  tx: Tx,
  id: ShoppingCaseId,
  changes: { closedAt: Temporal.Instant; reason: string },
): Promise<ShoppingCaseRow> =>
  onlyRow(tx.update(shoppingCases).set(changes).where(eq(shoppingCases.id, id)).returning());

/** Returns the reports of these cases, oldest first. */
export const listCaseReports = (
  db: Executor,
  ids: readonly ShoppingCaseId[],
): Promise<ShoppingAnswersRow[]> =>
  db
    .select()
    .from(shoppingAnswers)
    .where(isAnyOf(shoppingAnswers.caseId, ids))
    .orderBy(asc(shoppingAnswers.answeredAt), asc(shoppingAnswers.id));

/** Excludes cases that involve the viewer; `viewerId` is null for reads without a viewer. */
const notInvolvingCondition = (db: Executor, viewerId: UserId | null) =>
  viewerId === null
    ? undefined
    : and(
        ne(shoppingCases.guideUserId, viewerId),
        notExists(
          db
            .select({ id: shoppingAnswers.id })
            .from(shoppingAnswers)
            .where(
              and(
                eq(shoppingAnswers.caseId, shoppingCases.id),
                eq(shoppingAnswers.travelerId, viewerId),
              ),
            ),
        ),
      );

interface CasesPart {
  show: 'waiting' | 'closed';
  cursor?: number | undefined;
  limit: number;
}

/** Returns cases: waiting ones oldest first, closed ones newest first. */
export const listCases = (
  db: Executor,
  viewerId: UserId | null,
  { show, cursor, limit }: CasesPart,
): Promise<ShoppingCaseRow[]> => {
  const isWaiting = show === 'waiting';
  return db
    .select()
    .from(shoppingCases)
    .where(
      and(
        isWaiting ? isNull(shoppingCases.closedAt) : isNotNull(shoppingCases.closedAt),
        notInvolvingCondition(db, viewerId),
        isWaiting ? isAfter(shoppingCases.id, cursor) : isBefore(shoppingCases.id, cursor),
      ),
    )
    .orderBy(isWaiting ? asc(shoppingCases.id) : desc(shoppingCases.id))
    .limit(limit);
};

export const countWaitingCases = async (
  db: Executor,
  viewerId: UserId | null,
): Promise<Waiting> => {
  const [waiting, [oldest]] = await Promise.all([
    db.$count(
      shoppingCases,
      and(isNull(shoppingCases.closedAt), notInvolvingCondition(db, viewerId)),
    ),
    listCases(db, viewerId, { show: 'waiting', limit: 1 }),
  ]);
  return { waiting, oldestAt: oldest?.openedAt ?? null };
};
