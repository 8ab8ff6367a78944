import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShoppingCaseId } from '@tomoguide/contract/primitives';
import { closeShoppingCase, listShoppingCases } from '@tomoguide/contract/reviews/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';
import { useStaffAction } from '../use-staff-action.ts';

export type Shown = 'waiting' | 'closed';

export const shoppingCasesQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'shopping', show],
    ...cursorQueryOptions(listShoppingCases, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export const useCloseShoppingCase = () =>
  useStaffAction(({ id, reason }: { id: ShoppingCaseId; reason: string }) =>
    api(closeShoppingCase, { params: { id }, body: { reason } }),
  );
