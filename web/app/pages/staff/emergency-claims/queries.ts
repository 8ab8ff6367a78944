import { infiniteQueryOptions } from '@tanstack/react-query';
import { decideEmergencyClaim, listEmergencyClaims } from '@tomoguide/contract/bookings/calls';
import type { EmergencyClaimId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';
import { useKeyedAction } from '../use-keyed-action.ts';

export const emergencyClaimsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'emergency-claims'],
    ...cursorQueryOptions(listEmergencyClaims),
    ...POLLING_OPTIONS,
  });

interface Decision {
  id: EmergencyClaimId;
  accept: boolean;
  reason: string;
}

export const useDecision = () =>
  useKeyedAction(({ id, ...body }: Decision, idempotencyKey) =>
    api(decideEmergencyClaim, { params: { id }, body, idempotencyKey }),
  );
