import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getBookingStory } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { listChargebacks } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { byCursor } from '../../../lib/by-cursor.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

export type Shown = 'open' | 'decided';

export const chargebacks = (state: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', state],
    ...byCursor(listChargebacks, { query: { state } }),
    ...LIVELY,
  });

export const bookingStory = (id: BookingId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', 'story', id],
    queryFn: () => api(getBookingStory, { params: { id } }),
    ...LIVELY,
  });
