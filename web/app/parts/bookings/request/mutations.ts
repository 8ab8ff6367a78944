import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptTourRequest,
  rejectTourRequest,
  sendTourRequest,
  withdrawTourRequest,
} from '@tomoguide/contract/bookings/calls';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { BodyInput } from '@tomoguide/contract/call';
import type { ConversationId, TourRequestId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';
import { requestKeys } from './queries.ts';

export type RequestBody = Omit<BodyInput<typeof sendTourRequest>, 'clientMessageId'>;

/**
 * Sends a request. A retry after a lost connection has the same `clientMessageId`, so the request is
 * created only once.
 */
export const sendRequest = ({
  conversationId,
  body,
}: {
  conversationId: ConversationId;
  body: RequestBody;
}) =>
  sendAttempt(`request:${conversationId}`, body, (clientMessageId) =>
    api(sendTourRequest, { params: { conversationId }, body: { ...body, clientMessageId } }),
  );

/**
 * Returns a mutation that changes a request and stores the result in the cache. Invalidates the bookings,
 * because the request may have become one.
 */
const useRequestChange = <Input>(
  change: (input: Input) => Promise<TourRequest>,
  onChanged?: (request: TourRequest) => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (request) => {
      queryClient.setQueryData(requestKeys.one(request.id), request);
      onChanged?.(request);
    },
    // Runs even after a rejection, which means that the page shows an outdated request.
    onSettled: () => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }),
  });
};

const accept = sendOnce(({ id, quoteHash }: { id: TourRequestId; quoteHash: string }) =>
  sendAttempt(`accept-request:${id}`, { quoteHash }, (idempotencyKey) =>
    api(acceptTourRequest, { params: { id }, body: { quoteHash }, idempotencyKey }),
  ),
);

/**
 * Returns the mutation that signs the quote for the guide. Calls `onAccepted` before any list is refetched.
 */
export const useAcceptRequest = (onAccepted?: (request: TourRequest) => void) =>
  useRequestChange(accept, onAccepted);

export interface RequestRejection {
  id: TourRequestId;
  rejectReason: RejectReason;
  reason?: string;
}

const reject = ({ id, ...body }: RequestRejection) =>
  api(rejectTourRequest, { params: { id }, body });

export const useRejectRequest = () => useRequestChange(reject);

const withdraw = sendOnce((id: TourRequestId) => api(withdrawTourRequest, { params: { id } }));

export const useWithdrawRequest = () => useRequestChange(withdraw);
