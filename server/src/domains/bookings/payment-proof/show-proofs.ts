import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { PaymentProof, PaymentProofs } from '@tomoguide/contract/bookings/entities';
import {
  acceptsProof,
  getLastProofDay,
  getProofSpan,
} from '@tomoguide/contract/bookings/payment-proof';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { requireParty } from '../policy.ts';
import { findBookingById } from '../queries.ts';
import type { BookingRow, PaymentProofRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { findProofBookingId, listProofs } from './proof-queries.ts';

type Reader = PaymentProofs['viewerIs'];

/**
 * Returns how the user can see the proofs: as the traveler, the guide or staff. Throws NOT_FOUND for anyone
 * else.
 */
const getReader = (row: BookingRow | null, viewer: Viewer): Reader =>
  row && viewer.isStaff && row.travelerId !== viewer.userId && row.guideUserId !== viewer.userId
    ? 'staff'
    : requireParty(row, viewer.userId);

const presentProof = (row: PaymentProofRow, files: StoredFile[], reader: Reader): PaymentProof => ({
  id: row.id,
  state: row.state,
  amountCents: row.amountCents,
  paidOn: row.paidOn,
  uploadedAt: row.uploadedAt.toString(),
  files,
  warnings: reader === 'traveler' ? [] : row.warnings,
  returnReason: row.returnReason,
  answeredAt: row.answeredAt?.toString() ?? null,
});

/** Returns the proofs of a booking, as shown to this user. */
export const showProofs = async (
  deps: Deps,
  db: Executor,
  viewer: Viewer,
  id: BookingId,
): Promise<PaymentProofs> => {
  const row = await findBookingById(db, id);
  const viewerIs = getReader(row, viewer);
  if (!row) throw new Error('readerOf let a missing booking pass');
  const proofs = await listProofs(db, id);
  const files = await loadAttachedFiles(
    db,
    'payment_proof',
    proofs.map((proof) => proof.id),
  );
  const facts = toFacts(row);
  const now = deps.clock.now();
  const isTaken = proofs.some(({ state }) => state !== 'returned');
  const span = getProofSpan(facts);
  return {
    bookingId: id,
    bookingNumber: formatBookingNumber(id),
    viewerIs,
    finalPaymentCents: row.totalCents - row.depositCents,
    takesProof: viewerIs === 'traveler' && !isTaken && acceptsProof(facts, now),
    from: span?.from.toString() ?? null,
    until: span && getLastProofDay(facts, now).toString(),
    proofs: proofs.map((proof) => presentProof(proof, files.get(proof.id) ?? [], viewerIs)),
  };
};

/** Returns whether this user can open the files of the proof. */
export const mayOpenProof = async (
  db: Executor,
  proofId: PaymentProofRow['id'],
  viewer: Viewer,
): Promise<boolean> => {
  const bookingId = await findProofBookingId(db, proofId);
  const row = bookingId === null ? null : await findBookingById(db, bookingId);
  if (!row) return false;
  return viewer.isStaff || [row.travelerId, row.guideUserId].includes(viewer.userId);
};
