import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as calls from '@tomoguide/contract/applications/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['waiting', 'changes_requested', 'approved', 'rejected'] as const;
export type Shown = (typeof SHOWN)[number];

export const applicationsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'applications', show],
    ...cursorQueryOptions(calls.listApplications, { query: { show } }),
    // The console's list identifies cases by ID; each user has at most one application, so the user's ID is
    // used.
    select: ({ pages, ...rest }) => ({
      ...rest,
      pages: pages.map((part) => ({
        ...part,
        data: part.data.map((row) => ({ ...row, id: row.applicant.id })),
      })),
    }),
    ...POLLING_OPTIONS,
  });

export const applicationCaseQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'application', userId],
    queryFn: () => api(calls.getApplicationCase, { params: { userId } }),
    ...POLLING_OPTIONS,
  });

export const startReview = (userId: UserId) =>
  api(calls.claimApplication, { params: { userId }, body: {} });

export type Decided = { userId: UserId } & BodyInput<typeof calls.decideApplication>;

export const decide = ({ userId, ...body }: Decided) =>
  api(calls.decideApplication, { params: { userId }, body });
