import type { ClaimState } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookingId, EmergencyClaimId } from '@tomoguide/contract/primitives';
import { asc, count, eq, min } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Waiting } from '../../staff/service.ts';
import { type EmergencyClaimRow, emergencyClaims } from '../tables.ts';

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

/** A staff list shows no more at once. */
const LISTED = 100;

/** Claims that wait for a decision, the oldest first. */
export const openClaims = (db: Executor): Promise<EmergencyClaimRow[]> =>
  db
    .select()
    .from(emergencyClaims)
    .where(eq(emergencyClaims.state, 'open'))
    .orderBy(asc(emergencyClaims.claimedAt))
    .limit(LISTED);

export const countOpenClaims = async (db: Executor): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(emergencyClaims.claimedAt) })
    .from(emergencyClaims)
    .where(eq(emergencyClaims.state, 'open'));
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};

export const updateClaim = async (
  tx: Tx,
  id: EmergencyClaimId,
  changes: Partial<EmergencyClaimRow>,
): Promise<void> => {
  await tx.update(emergencyClaims).set(changes).where(eq(emergencyClaims.id, id));
};
