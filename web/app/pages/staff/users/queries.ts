import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import {
  getStaffPerson,
  listPersonBookings,
  revokeUserSessions,
  searchStaffUsers,
  setListingPause,
  setSuspension,
} from '@tomoguide/contract/staff/calls';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

/** The actions for staff on an account; each has its texts in staff-users. */
export type UserAction =
  | 'suspend_account'
  | 'restore_account'
  | 'suspend_guide'
  | 'restore_guide'
  | 'pause_guide'
  | 'resume_guide'
  | 'revoke';

/** Returns the query for accounts that match the search text, newest first. */
export const staffUsersQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'users', name],
    ...cursorQueryOptions(searchStaffUsers, { query: { name } }),
    ...POLLING_OPTIONS,
  });

/** Returns the query for everything about one user. */
export const staffUserQuery = (id: UserId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'person', id],
    queryFn: () => api(getStaffPerson, { params: { id } }),
    ...POLLING_OPTIONS,
  });

/** Returns the query for the user's tours, latest first. */
export const personBookingsQuery = (id: UserId, as: 'traveler' | 'guide') =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'person', id, 'bookings', as],
    ...cursorQueryOptions(listPersonBookings, {
      params: { id },
      query: { as, limit: '10' },
    }),
  });

const REQUESTS = {
  suspend_account: { of: 'account', suspended: true },
  restore_account: { of: 'account', suspended: false },
  suspend_guide: { of: 'guide', suspended: true },
  restore_guide: { of: 'guide', suspended: false },
} as const;

const PAUSES = { pause_guide: true, resume_guide: false } as const;

interface ActionRequest {
  id: UserId;
  what: UserAction;
  reason: string;
}

const send = sendOnce(({ id, what, reason }: ActionRequest) => {
  const params = { id };
  if (what === 'revoke') return api(revokeUserSessions, { params, body: { reason } });
  if (what === 'pause_guide' || what === 'resume_guide')
    return api(setListingPause, { params, body: { paused: PAUSES[what], reason } });
  return api(setSuspension, { params, body: { ...REQUESTS[what], reason } });
});

/**
 * Returns the mutation for an action on a user. It invalidates the console's data, even if it fails because
 * a colleague acted first.
 */
export const useUserAction = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
