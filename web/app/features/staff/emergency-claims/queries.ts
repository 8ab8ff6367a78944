import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { decideEmergencyClaim, listEmergencyClaims } from '@tomoguide/contract/bookings/calls';
import type { EmergencyClaimId } from '@tomoguide/contract/primitives';
import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

export const emergencyClaims = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'emergency-claims'],
    queryFn: ({ pageParam }) =>
      api(listEmergencyClaims, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...LIVELY,
  });

interface Decision {
  id: EmergencyClaimId;
  accept: boolean;
  reason: string;
}

/** The same decision sent again is the same attempt. */
export const useDecision = () => {
  const queryClient = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) => {
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
      return api(decideEmergencyClaim, {
        params: { id },
        body,
        idempotencyKey: sent.current.key,
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
