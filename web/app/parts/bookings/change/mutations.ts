import {
  acceptChange,
  declineChange,
  proposeChange,
  withdrawChange,
} from '@tomoguide/contract/bookings/calls';
import type { ChangeProposal, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { payChange } from '@tomoguide/contract/payments/calls';
import type { PayAnswer } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId, ChangeProposalId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { isOutdatedError, useBookingChange } from '../mutations.ts';
import type { ProposedPlan } from './queries.ts';

/** Returns whether a step was rejected because the proposal or the booking is in another state by now. */
export const isEndedProposal = (error: unknown): boolean =>
  isOutdatedError(error) || ['CHANGE_NOT_OPEN', 'PAYMENT_NOT_DUE'].includes(getErrorCode(error));

interface Proposed {
  id: BookingId;
  plan: ProposedPlan;
  /** The terms that the user saw. */
  terms: ChangeTerms;
}

const propose = ({ id, plan, terms: { after } }: Proposed) => {
  const body = { ...plan, totalPrice: after.totalPrice, depositCents: after.depositCents };
  return sendAttempt(`propose-change:${id}`, body, (idempotencyKey) =>
    api(proposeChange, { params: { id }, body, idempotencyKey }),
  );
};

/** Returns the mutation that proposes a change, in place of the user's own open proposal. */
export const useProposeChange = () => useBookingChange(propose);

interface Answered {
  id: BookingId;
  proposalId: ChangeProposalId;
}

const accept = sendOnce((params: Answered) =>
  sendAttempt(`accept-change:${params.id}`, params, (idempotencyKey) =>
    api(acceptChange, { params: { ...params }, idempotencyKey }),
  ),
);
const decline = sendOnce((params: Answered) => api(declineChange, { params: { ...params } }));
const withdraw = sendOnce((params: Answered) => api(withdrawChange, { params: { ...params } }));

export const useAcceptChange = () => useBookingChange(accept);
export const useDeclineChange = () => useBookingChange(decline);
export const useWithdrawChange = () => useBookingChange(withdraw);

/** Opens a payment page for the difference in deposit. A retry does not open a second one. */
export const openChangePayment = (
  bookingId: BookingId,
  proposalId: ChangeProposal['id'],
  body: { method: PaymentMethod; useWallet?: boolean },
): Promise<PayAnswer> =>
  sendAttempt(`pay-change:${proposalId}`, body, (idempotencyKey) =>
    api(payChange, { params: { bookingId }, body, idempotencyKey }),
  );
