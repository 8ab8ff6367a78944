import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { decideEmergencyClaim, listEmergencyClaims } from '@tomoguide/contract/bookings/calls';
import type { EmergencyClaimId } from '@tomoguide/contract/primitives';
import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

/** All of them come at once: a list of one page. */
export const emergencyClaims = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'emergency-claims'],
    queryFn: () => api(listEmergencyClaims),
    initialPageParam: null,
    getNextPageParam: () => null,
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
