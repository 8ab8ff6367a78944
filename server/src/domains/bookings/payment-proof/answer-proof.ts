import type { BookingId, PaymentProofId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { findBookingProof, updateProof } from './proof-queries.ts';

/**
 * Verifies a proof for the guide, or returns it with a reason. No proof is verified automatically. Throws
 * PROOF_ANSWERED if the guide already answered differently; a retry with the same answer is idempotent.
 */
export const answerProof = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  answer: { id: BookingId; proofId: PaymentProofId; returnReason: string | null },
): Promise<BookingRow> => {
  const { id, proofId, returnReason } = answer;
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const proof = (await findBookingProof(tx, id, proofId)) ?? fail('NOT_FOUND');
  if (party !== 'guide') fail('NOT_FOUND');
  const state = returnReason === null ? 'verified' : 'returned';
  if (proof.state === state && proof.returnReason === returnReason) return row;
  if (proof.state !== 'waiting') fail('PROOF_ANSWERED');
  await updateProof(tx, proofId, { state, returnReason, answeredAt: deps.clock.now() });
  if (returnReason === null)
    await recordBookingEvent(tx, deps, row, 'booking.proof_verified', { proofId });
  else
    await recordBookingEvent(tx, deps, row, 'booking.proof_returned', {
      proofId,
      reason: returnReason,
    });
  return row;
};
