import { infiniteQueryOptions } from '@tanstack/react-query';
import { decideIdentity, listIdentityCases } from '@tomoguide/contract/applications/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import type { IdentityCheckId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

export const SHOWN = ['pending', 'verified', 'rejected'] as const;
export type Shown = (typeof SHOWN)[number];

export const identityCasesQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'identity', show],
    ...cursorQueryOptions(listIdentityCases, { query: { show } }),
    ...POLLING_OPTIONS,
  });

export type Decided = { id: IdentityCheckId } & BodyInput<typeof decideIdentity>;

export const decide = sendOnce(({ id, ...body }: Decided) =>
  api(decideIdentity, { params: { id }, body }),
);
