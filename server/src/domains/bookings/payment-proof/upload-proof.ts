import {
  acceptsProof,
  getLastProofDay,
  getProofSpan,
  isOutsideProofSpan,
  type ProofWarning,
} from '@tomoguide/contract/bookings/payment-proof';
import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  attachFiles,
  type Copies,
  type FileRow,
  findCopies,
  findCopiesSince,
  lockComparison,
} from '../../files/service.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { findBookingById } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { insertProof, listProofs, updateProof } from './proof-queries.ts';

export interface NamedProof {
  amountCents: number;
  /** Date of the payment, as yyyy-mm-dd in the guide's time zone. */
  paidOn: string;
  fileIds: readonly FileId[];
}

/** Throws unless the amount equals the balance and it can have been paid on this day. */
const checkAmountAndDay = (row: BookingRow, named: NamedProof, now: Temporal.Instant): void => {
  if (named.amountCents !== row.totalCents - row.depositCents) {
    fail('PROOF_AMOUNT_DIFFERS', { field: 'amountCents' });
  }
  const facts = toFacts(row);
  const from = getProofSpan(facts)?.from ?? fail('PROOF_NOT_TAKEN');
  const until = getLastProofDay(facts, now);
  const paidOn = Temporal.PlainDate.from(named.paidOn);
  const isOutside =
    Temporal.PlainDate.compare(paidOn, from) < 0 || Temporal.PlainDate.compare(paidOn, until) > 0;
  if (isOutside) {
    fail('PROOF_DAY_OUTSIDE', { field: 'paidOn', from: from.toString(), until: until.toString() });
  }
};

/** Returns warnings for the guide and staff. Warnings do not block the upload. */
const listProofWarnings = async (
  tx: Tx,
  row: BookingRow,
  own: readonly number[],
  uploaded: readonly FileRow[],
  { before, now }: { before: Copies | null; now: Temporal.Instant },
): Promise<ProofWarning[]> => {
  const { sameFile, samePicture } = await findCopiesSince(tx, {
    attached: uploaded,
    before,
    thing: 'payment_proof',
    but: own,
  });
  const otherDay = uploaded.some(
    ({ ownDate }) =>
      ownDate !== null && isOutsideProofSpan(Temporal.PlainDate.from(ownDate), toFacts(row), now),
  );
  return [
    ...(sameFile ? (['same_file'] as const) : []),
    ...(samePicture && !sameFile ? (['same_picture'] as const) : []),
    ...(otherDay ? (['other_day'] as const) : []),
  ];
};

/**
 * Finds copies of a proof's files. Can read a lot of data, so it runs before the proof's transaction, and
 * only if the booking can accept the proof. Returns null if the transaction will reject the proof; throws
 * PROOF_AMOUNT_DIFFERS and PROOF_DAY_OUTSIDE like the transaction.
 */
export const compareProof = async (
  db: Executor,
  { clock }: Pick<Deps, 'clock'>,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  named: NamedProof,
): Promise<Copies | null> => {
  const now = clock.now();
  const row = await findBookingById(db, id);
  if (row?.travelerId !== viewer.userId || !acceptsProof(toFacts(row), now)) return null;
  const proofs = await listProofs(db, id);
  if (proofs.some(({ state }) => state !== 'returned')) return null;
  checkAmountAndDay(row, named, now);
  return findCopies(db, {
    ownerId: viewer.userId,
    ids: named.fileIds,
    thing: 'payment_proof',
    but: proofs.map((proof) => proof.id),
  });
};

/**
 * Stores a traveler's proof that the balance was paid (docs/product/bookings.md, "Payment proofs"). Throws
 * NOT_FOUND for other users, PROOF_NOT_TAKEN if the booking accepts no proof, PROOF_AMOUNT_DIFFERS,
 * PROOF_DAY_OUTSIDE, or FILES_UNKNOWN. `before` is the result of `compareProof`.
 */
export const uploadProof = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  named: NamedProof,
  before: Copies | null = null,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const earlier = await listProofs(tx, id);
  const isTaken = earlier.some(({ state }) => state !== 'returned');
  if (party !== 'traveler' || isTaken || !acceptsProof(toFacts(row), now)) fail('PROOF_NOT_TAKEN');
  checkAmountAndDay(row, named, now);
  const { amountCents, paidOn, fileIds } = named;
  // If the same picture is uploaded for two bookings concurrently, the second upload must see the first.
  await lockComparison(tx);
  const proof = await insertProof(tx, {
    bookingId: id,
    state: 'waiting',
    amountCents,
    paidOn,
    warnings: [],
    uploadedAt: now,
  });
  const files = await attachFiles(tx, deps, {
    ids: fileIds,
    ownerId: viewer.userId,
    thing: 'payment_proof',
    thingId: proof.id,
  });
  const own = [...earlier.map((each) => each.id), proof.id];
  const warnings = await listProofWarnings(tx, row, own, files, { before, now });
  if (warnings.length > 0) await updateProof(tx, proof.id, { warnings });
  await recordBookingEvent(tx, deps, row, 'booking.proof_uploaded', { proofId: proof.id });
  return row;
};
