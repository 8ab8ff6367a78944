import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getPaymentProofs,
  returnPaymentProof,
  uploadPaymentProof,
  verifyPaymentProof,
} from '@tomoguide/contract/bookings/calls';
import type { PaymentProofs } from '@tomoguide/contract/bookings/entities';
import type { BookingId, FileId, PaymentProofId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';

const proofKey = (id: BookingId) => [...BOOKINGS_KEY, 'proof', id];

export const paymentProofsQuery = (id: BookingId) =>
  queryOptions({
    queryKey: proofKey(id),
    queryFn: () => api(getPaymentProofs, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Changes a proof, and refreshes the cards of its booking. */
const useProofChange = <Input>(change: (input: Input) => Promise<PaymentProofs>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (proofs) => queryClient.setQueryData(proofKey(proofs.bookingId), proofs),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }),
  });
};

export interface NamedProof {
  id: BookingId;
  amountCents: number;
  paidOn: string;
  fileIds: FileId[];
}

const upload = sendOnce(({ id, ...body }: NamedProof) =>
  api(uploadPaymentProof, { params: { id }, body }),
);
export const useProofUpload = () => useProofChange(upload);

export interface ProofAnswer {
  id: BookingId;
  proofId: PaymentProofId;
  /** The reason for returning the proof; null if the guide verifies it. */
  reason: string | null;
}

const answer = sendOnce(({ id, proofId, reason }: ProofAnswer) =>
  reason === null
    ? api(verifyPaymentProof, { params: { id, proofId } })
    : api(returnPaymentProof, { params: { id, proofId }, body: { reason } }),
);
export const useProofAnswer = () => useProofChange(answer);
