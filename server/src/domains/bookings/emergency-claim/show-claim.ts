import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { canClaimEmergency, getClaimDeadline } from '@tomoguide/contract/bookings/emergency-claim';
import type {
  EmergencyClaim,
  EmergencyClaimCase,
  EmergencyClaimPage,
} from '@tomoguide/contract/bookings/entities';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { BookingId, EmergencyClaimId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { findBookingById, listBookingsByIds } from '../queries.ts';
import type { EmergencyClaimRow } from '../tables.ts';
import { toAgreedFacts } from '../transitions/row-to-facts.ts';
import { claimMoney } from './claim-money.ts';
import { claimById, findClaim } from './claim-queries.ts';

const presentClaim = (row: EmergencyClaimRow, files: StoredFile[] = []): EmergencyClaim => ({
  id: row.id,
  state: row.state,
  words: row.words,
  claimedAt: row.claimedAt.toString(),
  decideBy: row.decideBy.toString(),
  decidedAt: row.decidedAt?.toString() ?? null,
  reason: row.reason,
  files,
});

/**
 * Returns the claim only for the traveler, because the guide must not read about the traveler's emergency.
 */
export const showClaim = async (
  deps: Deps,
  db: Executor,
  viewer: Viewer,
  id: BookingId,
): Promise<EmergencyClaimPage> => {
  const row = await findBookingById(db, id);
  if (row?.travelerId !== viewer.userId) return fail('NOT_FOUND');
  const claim = await findClaim(db, id);
  const files = claim ? await loadAttachedFiles(db, 'emergency_claim', [claim.id]) : null;
  const { onlinePaidCents, tierRefundCents, emergencyRefundCents } = claimMoney(row);
  return {
    bookingId: id,
    bookingNumber: formatBookingNumber(id),
    takesEmergencyClaim: !claim && canClaimEmergency(toAgreedFacts(row), deps.clock.now()),
    claimableUntil: getClaimDeadline({ start: row.scheduledStart, policy: row.policy }).toString(),
    onlinePaidCents,
    tierRefundCents,
    emergencyRefundCents,
    claim: claim && presentClaim(claim, files?.get(claim.id)),
  };
};

/** Returns claims with everything that staff need to decide them. */
export const claimCases = async (
  db: Executor,
  claims: readonly EmergencyClaimRow[],
): Promise<EmergencyClaimCase[]> => {
  const rows = await listBookingsByIds(
    db,
    claims.map(({ bookingId }) => bookingId),
  );
  const [travelers, guides, files] = await Promise.all([
    loadUsersByIds(
      db,
      rows.map(({ travelerId }) => travelerId),
    ),
    loadGuideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
    ),
    loadAttachedFiles(
      db,
      'emergency_claim',
      claims.map(({ id }) => id),
    ),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return claims.map((claim) => {
    const row = byId.get(claim.bookingId);
    const traveler = row && travelers.get(row.travelerId);
    const guide = row && guides.get(row.guideId);
    if (!row?.cancelKind || !row.endedAt || !traveler || !guide)
      throw new Error(`claim ${claim.id} lost its booking`);
    return {
      ...presentClaim(claim, files.get(claim.id)),
      bookingId: row.id,
      bookingNumber: formatBookingNumber(row.id),
      traveler: presentPerson(traveler),
      guide,
      cancelKind: row.cancelKind,
      scheduledStartTime: row.scheduledStart.toString(),
      timeZone: row.timeZone,
      cancelledAt: row.endedAt.toString(),
      ...claimMoney(row),
    };
  });
};

/**
 * Returns whether the user can open the files of a claim. The traveler and staff can; the booking's guide
 * cannot, even as a staff member.
 */
export const mayOpenClaim = async (
  db: Executor,
  id: EmergencyClaimId,
  viewer: Viewer,
): Promise<boolean> => {
  const claim = await claimById(db, id);
  const row = claim && (await findBookingById(db, claim.bookingId));
  if (!row || row.guideUserId === viewer.userId) return false;
  return viewer.isStaff || row.travelerId === viewer.userId;
};
