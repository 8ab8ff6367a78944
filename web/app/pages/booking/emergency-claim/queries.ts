import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { claimEmergency, getEmergencyClaim } from '@tomoguide/contract/bookings/calls';
import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { BOOKINGS_KEY } from '../../../lib/query-keys.ts';

const claimKey = (id: BookingId) => [...BOOKINGS_KEY, 'emergency-claim', id];

export const emergencyClaimQuery = (id: BookingId) =>
  queryOptions({
    queryKey: claimKey(id),
    queryFn: () => api(getEmergencyClaim, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

interface Claimed {
  id: BookingId;
  words: string;
  fileIds: FileId[];
}

const claim = ({ id, ...body }: Claimed) =>
  sendAttempt(`emergency:${id}`, body, (idempotencyKey) =>
    api(claimEmergency, { params: { id }, body, idempotencyKey }),
  );

export const useClaim = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: claim,
    onSuccess: (page) => queryClient.setQueryData(claimKey(page.bookingId), page),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }),
  });
};
