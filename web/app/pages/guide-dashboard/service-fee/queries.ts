import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listCommissionClaims, objectToCommission } from '@tomoguide/contract/bookings/calls';
import type { PatternCaseId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';

const CLAIMS_KEY = [...WALLET_KEY, 'commission-claims'] as const;

/** Returns the query for the fees requested from this guide, newest first. */
export const serviceFeesQuery = () =>
  queryOptions({
    queryKey: CLAIMS_KEY,
    queryFn: () => api(listCommissionClaims),
    refetchOnMount: 'always',
  });

const sendObjection = ({ id, ...body }: { id: PatternCaseId; words: string }) =>
  sendAttempt(`commission:${id}`, body, (idempotencyKey) =>
    api(objectToCommission, { params: { id }, body, idempotencyKey }),
  );

export const useObjection = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendObjection,
    onSettled: () => queryClient.invalidateQueries({ queryKey: CLAIMS_KEY }),
  });
};
