import { infiniteQueryOptions } from '@tanstack/react-query';
import { decidePattern, listPatterns } from '@tomoguide/contract/bookings/calls';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';
import type { PatternCaseId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';
import { useKeyedAction } from '../use-keyed-action.ts';

export const SHOWN = ['waiting', 'announced', 'decided'] as const;
export type Shown = (typeof SHOWN)[number];

export const patternsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'patterns', show],
    ...cursorQueryOptions(listPatterns, { query: { show } }),
    ...POLLING_OPTIONS,
  });

interface Decision {
  id: PatternCaseId;
  decision: PatternDecision;
  reason: string;
}

export const useDecision = () =>
  useKeyedAction(({ id, ...body }: Decision, idempotencyKey) =>
    api(decidePattern, { params: { id }, body, idempotencyKey }),
  );
