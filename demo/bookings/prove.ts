import type { BookingId, FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps, Viewer } from '../../server/src/deps.ts';
import { findClaim } from '../../server/src/domains/bookings/emergency-claim/claim-queries.ts';
import { listProofs } from '../../server/src/domains/bookings/payment-proof/proof-queries.ts';
import { findBookingById } from '../../server/src/domains/bookings/queries.ts';
import {
  answerProof,
  decideClaim,
  uploadProof,
} from '../../server/src/domains/bookings/service.ts';
import { loadAttachedFiles } from '../../server/src/domains/files/service.ts';
import { submitFile } from '../files/show-file.ts';
import type { Shown } from './story.ts';

type Account = Pick<Viewer, 'userId'>;

const getBooking = async (tx: Tx, id: BookingId) => {
  const row = await findBookingById(tx, id);
  if (!row) throw new Error(`the demo lost booking ${id}`);
  return row;
};

/** Returns the number of files in the booking's payment proofs, from which the next file is numbered. */
const countProofFiles = async (tx: Tx, id: BookingId): Promise<number> => {
  const proofs = await listProofs(tx, id);
  const ids = proofs.map((proof) => proof.id);
  return [...(await loadAttachedFiles(tx, 'payment_proof', ids)).values()].flat().length;
};

/** Uploads the files that a user submits for a booking. */
export const submitFiles = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
  ownerId: UserId,
  shown: readonly Shown[] = [],
): Promise<FileId[]> => {
  const { totalCents, depositCents } = await getBooking(tx, id);
  const before = await countProofFiles(tx, id);
  const ids: FileId[] = [];
  for (const [index, what] of shown.entries()) {
    const of = { id, amountCents: totalCents - depositCents, number: before + index };
    ids.push(await submitFile(tx, deps, ownerId, what, of));
  }
  return ids;
};

/** Uploads a proof that the traveler paid the balance on the day of the tour. */
export const proveBalance = async (
  tx: Tx,
  deps: Deps,
  traveler: Account,
  id: BookingId,
  shown: readonly Shown[],
): Promise<unknown> => {
  const row = await getBooking(tx, id);
  const day = row.scheduledStart.toZonedDateTimeISO(row.timeZone).toPlainDate();
  return uploadProof(tx, deps, traveler, id, {
    amountCents: row.totalCents - row.depositCents,
    paidOn: day.toString(),
    fileIds: await submitFiles(tx, deps, id, traveler.userId, shown),
  });
};

/** Answers the latest proof as the guide. With a null `returnReason`, verifies it. */
export const answerLastProof = async (
  tx: Tx,
  deps: Deps,
  guide: Account,
  id: BookingId,
  returnReason: string | null,
): Promise<unknown> => {
  const [last] = await listProofs(tx, id);
  if (!last) throw new Error(`booking ${id} of the demo has no proof`);
  return answerProof(tx, deps, guide, { id, proofId: last.id, returnReason });
};

export const decideLastClaim = async (
  tx: Tx,
  deps: Deps,
  staff: Account,
  id: BookingId,
  decision: { accept: boolean; reason: string },
): Promise<void> => {
  const claim = await findClaim(tx, id);
  if (!claim) throw new Error(`booking ${id} of the demo has no claim`);
  await decideClaim(tx, deps, staff, claim.id, decision);
};
