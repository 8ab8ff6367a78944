import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import {
  getWaitingList,
  stopWaiting,
  waitForCity,
  waitForGuide,
} from '@tomoguide/contract/guides/calls';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import type { WaitingEntry } from '@tomoguide/contract/guides/waiting';
import type { GuideId, UserId, WaitingEntryId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** What to wait for: a day of a guide, or any guide of a city for a group. */
export type WaitTarget = { day: string } & (
  | { guideId: GuideId }
  | { city: CitySlug; travelers: number; language: GuideLanguage | null }
);

const waitingKey = (userId: UserId) => ['me', 'waiting-list', userId] as const;

/** Returns the query for the days that the user waits for, which the server can end at any time. */
export const waitingListQuery = (userId: UserId) =>
  queryOptions({
    queryKey: waitingKey(userId),
    queryFn: async () => (await api(getWaitingList)).data,
    refetchOnMount: 'always',
  });

const isFor = (target: WaitTarget) => (entry: WaitingEntry) =>
  entry.day === target.day &&
  ('guideId' in target
    ? entry.guide?.id === target.guideId
    : entry.city === target.city &&
      entry.travelers === target.travelers &&
      entry.language === target.language);

/** Returns a mutation that ends an entry of the user. */
export const useStopWaiting = (userId: UserId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: WaitingEntryId) => api(stopWaiting, { params: { id } }),
    onSuccess: ({ data }) => client.setQueryData(waitingKey(userId), data),
    // Another tab may have ended it.
    onError: () => client.invalidateQueries({ queryKey: waitingKey(userId) }),
  });
};

/** Returns the user's entry for a target, if any, and the mutations that add and end it. */
export const useWaiting = (target: WaitTarget) => {
  const userId = useSession()?.user.id;
  const client = useQueryClient();
  const list = useQuery({
    ...waitingListQuery(userId ?? (0 as never)),
    enabled: userId !== undefined,
  });
  const wait = useMutation({
    mutationFn: () => {
      if ('guideId' in target) return api(waitForGuide, { body: target });
      return api(waitForCity, { body: target });
    },
    onSuccess: (entry) =>
      userId === undefined
        ? undefined
        : client.setQueryData<WaitingEntry[]>(waitingKey(userId), (entries = []) => [
            ...entries.filter(({ id }) => id !== entry.id),
            entry,
          ]),
    // The day may have become free since the page was loaded.
    onError: () => client.invalidateQueries({ queryKey: ['guides', 'free-days'] }),
  });
  const stop = useStopWaiting(userId ?? (0 as never));
  return { userId, entry: list.data?.find(isFor(target)), isPending: list.isPending, wait, stop };
};
