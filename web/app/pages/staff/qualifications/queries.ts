import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import { decideQualification, listQualificationCases } from '@tomoguide/contract/guides/calls';
import type { QualificationId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['pending', 'checked', 'rejected'] as const;
export type Shown = (typeof SHOWN)[number];

export const qualificationCasesQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'qualifications', show],
    ...cursorQueryOptions(listQualificationCases, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export type Decided = { id: QualificationId } & BodyInput<typeof decideQualification>;

export const decide = sendOnce(({ id, ...body }: Decided) =>
  api(decideQualification, { params: { id }, body }),
);

/** Optimistically removes a case from the cached list of pending cases. Returns a function that restores the
 * list. */
export const removePendingCase = (queryClient: QueryClient, id: QualificationId): (() => void) => {
  const { queryKey } = qualificationCasesQuery('pending');
  // A reply in flight would restore the case.
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((part) => ({
          ...part,
          data: part.data.filter((one) => one.id !== id),
        })),
      },
  );
  return () => queryClient.setQueryData(queryKey, before);
};
