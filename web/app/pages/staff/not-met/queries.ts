import { infiniteQueryOptions } from '@tanstack/react-query';
import { closeNotMet, listNotMet } from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';
import { useStaffAction } from '../use-staff-action.ts';

export const notMetQuery = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'not-met'],
    ...cursorQueryOptions(listNotMet),
    ...POLLING_OPTIONS,
  });

export const useCloseNotMet = () =>
  useStaffAction((id: BookingId) => api(closeNotMet, { params: { id } }));
