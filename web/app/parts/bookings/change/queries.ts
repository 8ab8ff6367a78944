import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { previewChange } from '@tomoguide/contract/bookings/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { bookingKeys } from '../queries.ts';

/** The whole plan as proposed. */
export type ProposedPlan = BodyInput<typeof previewChange>;

/**
 * Returns the query for the price and the consequences of a change. `plan` is null while it is incomplete,
 * invalid or the same as booked. Never cached, because the other user's time can be booked at any time.
 */
export const changePreviewQuery = (id: BookingId, plan: ProposedPlan | null) =>
  queryOptions({
    queryKey: [...bookingKeys.one(id), 'change-preview', plan],
    queryFn: () => {
      if (plan === null) throw new Error('There is no plan to preview');
      return api(previewChange, { params: { id }, body: plan });
    },
    enabled: plan !== null,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
