import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getBookingHistory } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { listChargebacks } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export type Shown = 'open' | 'decided';

export const chargebacksQuery = (state: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', state],
    ...cursorQueryOptions(listChargebacks, { query: { state } }),
    ...POLLING_OPTIONS,
  });

export const bookingHistoryQuery = (id: BookingId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'chargebacks', 'history', id],
    queryFn: () => api(getBookingHistory, { params: { id } }),
    ...POLLING_OPTIONS,
  });
