import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import {
  revokeUserSessions,
  searchStaffUsers,
  setSuspension,
} from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { sendOnce } from '../../bookings/send-once.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

/** What staff can do about an account; each has its words in staff-users. */
export type UserDeed =
  | 'suspend_account'
  | 'restore_account'
  | 'suspend_guide'
  | 'restore_guide'
  | 'revoke';

/** Accounts that fit the words, the newest first. */
export const staffUsers = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'users', name],
    queryFn: ({ pageParam }) =>
      api(searchStaffUsers, { query: { name, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextCursor,
    ...LIVELY,
  });

const WISHES = {
  suspend_account: { of: 'account', suspended: true },
  restore_account: { of: 'account', suspended: false },
  suspend_guide: { of: 'guide', suspended: true },
  restore_guide: { of: 'guide', suspended: false },
} as const;

const send = sendOnce(({ id, what, reason }: { id: UserId; what: UserDeed; reason: string }) =>
  what === 'revoke'
    ? api(revokeUserSessions, { params: { id }, body: { reason } })
    : api(setSuspension, { params: { id }, body: { ...WISHES[what], reason } }),
);

/** What staff sees is stale afterwards, also when somebody else was quicker. */
export const useUserDeed = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};
