import type { Call } from '@tomoguide/contract/call';
import { type ApiOptions, api } from './api.ts';

type Cursor = string | number | null;

/**
 * Returns the query options of a list that is fetched page by page: each reply has the cursor of the next
 * page.
 */
export const cursorQueryOptions = <C extends Call>(
  call: C,
  { params, query }: Pick<ApiOptions<C>, 'params' | 'query'> = {},
) => ({
  queryFn: ({ pageParam }: { pageParam: Cursor }) =>
    api(call, {
      ...(params ? { params } : {}),
      query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
    }),
  initialPageParam: null as Cursor,
  getNextPageParam: ({ nextCursor }: { nextCursor: Cursor }) => nextCursor,
});
