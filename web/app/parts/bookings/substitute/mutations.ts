import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptSubstituteRequest,
  agreeToSubstitute,
  askColleagues,
  declineSubstitute,
  refuseSubstituteRequest,
  withdrawSubstitution,
} from '@tomoguide/contract/bookings/calls';
import type { BookingId, GuideId, SubstitutionId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { isOutdatedError, useBookingChange } from '../mutations.ts';
import { bookingKeys } from '../queries.ts';

/** Returns whether a step was rejected because the request or the booking is in another state by now. */
export const isEndedSubstitution = (error: unknown): boolean =>
  isOutdatedError(error) ||
  ['SUBSTITUTION_NOT_OPEN', 'SUBSTITUTION_PENDING', 'NOT_FOUND'].includes(getErrorCode(error));

const ask = ({ id, guideIds }: { id: BookingId; guideIds: GuideId[] }) =>
  api(askColleagues, { params: { id }, body: { guideIds } });
const withdraw = sendOnce((id: SubstitutionId) => api(withdrawSubstitution, { params: { id } }));
const agree = sendOnce((id: SubstitutionId) => api(agreeToSubstitute, { params: { id } }));
const decline = sendOnce((id: SubstitutionId) => api(declineSubstitute, { params: { id } }));

export const useAskColleagues = () => useBookingChange(ask);
export const useWithdrawSubstitution = () => useBookingChange(withdraw);
export const useAgreeToSubstitute = () => useBookingChange(agree);
export const useDeclineSubstitute = () => useBookingChange(decline);

const accept = sendOnce((id: SubstitutionId) => api(acceptSubstituteRequest, { params: { id } }));
const refuse = sendOnce((id: SubstitutionId) => api(refuseSubstituteRequest, { params: { id } }));

/** Answers a colleague's request, and refetches the requests and the guide's bookings. */
const useRequestAnswer = (answer: typeof accept) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });
};

export const useAcceptSubstituteRequest = () => useRequestAnswer(accept);
export const useRefuseSubstituteRequest = () => useRequestAnswer(refuse);
