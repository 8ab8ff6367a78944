import type { ClaimState } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookingId, EmergencyClaimId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, getTableColumns, min, ne, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { placeAt, placeOfCursor } from '../../../database/place.ts';
import type { Waiting } from '../../staff/service.ts';
import { bookings, type EmergencyClaimRow, emergencyClaims } from '../tables.ts';

/** Where the claims of these bookings stand. */
export const claimStatesOf = async (
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

/** The claim of a booking; whoever changes it holds the booking's lock. */
export const claimOf = async (
  db: Executor,
  bookingId: BookingId,
): Promise<EmergencyClaimRow | null> => {
  const [row] = await db
    .select()
    .from(emergencyClaims)
    .where(eq(emergencyClaims.bookingId, bookingId));
  return row ?? null;
};

export const claimById = async (
  db: Executor,
  id: EmergencyClaimId,
): Promise<EmergencyClaimRow | null> => {
  const [row] = await db.select().from(emergencyClaims).where(eq(emergencyClaims.id, id));
  return row ?? null;
};

// Written out, so that the partial index of what waits is used.
const OPEN = sql`${emergencyClaims.state} = 'open'`;

/** Where a row stands in the list: it holds without the row. */
export const placeOf = ({ claimedAt, id }: EmergencyClaimRow): string => placeAt(claimedAt, id);

/**
 * Claims that wait for a decision, the oldest first. The words are not for the booking's guide, who may
 * be staff.
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
          : sql`(${emergencyClaims.claimedAt}, ${emergencyClaims.id}) > ${placeOfCursor(cursor)}`,
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

export const updateClaim = async (
  tx: Tx,
  id: EmergencyClaimId,
  changes: Partial<EmergencyClaimRow>,
): Promise<void> => {
  await tx.update(emergencyClaims).set(changes).where(eq(emergencyClaims.id, id));
};
