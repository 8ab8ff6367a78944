import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import { decideWorkPermission, listWorkPermissionCases } from '@tomoguide/contract/guides/calls';
import type { WorkPermissionId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['pending', 'checked', 'rejected', 'expired'] as const;
export type Shown = (typeof SHOWN)[number];

export const workPermissionCasesQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'work-permissions', show],
    ...cursorQueryOptions(listWorkPermissionCases, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export type Decided = { id: WorkPermissionId } & BodyInput<typeof decideWorkPermission>;

export const decide = sendOnce(({ id, ...body }: Decided) =>
  api(decideWorkPermission, { params: { id }, body }),
);
