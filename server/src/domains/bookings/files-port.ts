import { EmergencyClaimId, PaymentProofId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { mayOpenDispute } from './dispute/dispute-files.ts';
import { mayOpenClaim } from './emergency-claim/show-claim.ts';
import { mayOpenProof } from './payment-proof/show-proofs.ts';

/** File access for disputes, payment proofs and emergency claims. */
export const filePorts: Pick<
  FilePorts<Deps>,
  'dispute' | 'dispute_answer' | 'payment_proof' | 'emergency_claim'
> = {
  dispute: {
    canOpen: (db, _deps, thingId, viewer) => mayOpenDispute(db, thingId, viewer),
  },
  dispute_answer: {
    canOpen: (db, _deps, thingId, viewer) => mayOpenDispute(db, thingId, viewer),
  },
  payment_proof: {
    canOpen: (db, _deps, thingId, viewer) =>
      mayOpenProof(db, PaymentProofId.parse(thingId), viewer),
  },
  emergency_claim: {
    canOpen: (db, _deps, thingId, viewer) =>
      mayOpenClaim(db, EmergencyClaimId.parse(thingId), viewer),
  },
};
