import type { ClaimState } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookingId, EmergencyClaimId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, getTableColumns, min, ne, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { bookings, type EmergencyClaimRow, emergencyClaims } from '../tables.ts';

/** Returns the state of the emergency claim of each of these bookings. */
export const loadClaimStates = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, ClaimState>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: emergencyClaims.bookingId, state: emergencyClaims.state })
    .from(emergencyClaims)
    .where(isAnyOf(emergencyClaims.bookingId, bookingIds));
  return new Map(rows.map(({ bookingId, state }) => [bookingId, state]));
};

/** Returns the claim of a booking. A caller that changes the claim must hold the booking's lock. */
export const findClaim = (db: Executor, bookingId: BookingId): Promise<EmergencyClaimRow | null> =>
  firstRow(db.select().from(emergencyClaims).where(eq(emergencyClaims.bookingId, bookingId)));

export const claimById = (db: Executor, id: EmergencyClaimId): Promise<EmergencyClaimRow | null> =>
  firstRow(db.select().from(emergencyClaims).where(eq(emergencyClaims.id, id)));

// A literal rather than a bind parameter, so that the planner can use the partial index on open claims.
const OPEN = sql`${emergencyClaims.state} = 'open'`;

/** Returns the keyset cursor of a row, which stays valid if the row is deleted. */
export const getClaimCursor = ({ claimedAt, id }: EmergencyClaimRow): string =>
  listPosition(claimedAt, id);

/**
 * Returns claims that await a decision, oldest first. Omits claims about bookings for which the staff
 * member is the guide, because the guide must not read the text.
 */
export const openClaims = (
  db: Executor,
  staffId: UserId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EmergencyClaimRow[]> =>
  db
    .select(getTableColumns(emergencyClaims))
    .from(emergencyClaims)
    .innerJoin(bookings, eq(bookings.id, emergencyClaims.bookingId))
    .where(
      and(
        OPEN,
        ne(bookings.guideUserId, staffId),
        cursor === undefined
          ? undefined
          : sql`(${emergencyClaims.claimedAt}, ${emergencyClaims.id}) > ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(asc(emergencyClaims.claimedAt), asc(emergencyClaims.id))
    .limit(limit);

export const countOpenClaims = async (db: Executor): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(emergencyClaims.claimedAt) })
    .from(emergencyClaims)
    .where(OPEN);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};

/** Opens a claim. The caller must hold the booking's lock. */
export const insertClaim = async (
  tx: Tx,
  claim: Omit<typeof emergencyClaims.$inferInsert, 'state'>,
): Promise<EmergencyClaimId> => {
  return (
    await onlyRow(
      tx
        .insert(emergencyClaims)
        .values({ ...claim, state: 'open' })
        .returning({ id: emergencyClaims.id }),
    )
  ).id;
};

export const updateClaim = async (
  tx: Tx,
  id: EmergencyClaimId,
  changes: Partial<EmergencyClaimRow>,
): Promise<void> => {
  await tx.update(emergencyClaims).set(changes).where(eq(emergencyClaims.id, id));
};
