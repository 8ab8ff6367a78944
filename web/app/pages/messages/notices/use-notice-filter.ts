import { SYSTEM_MESSAGE_TYPES } from '@tomoguide/contract/notifications/entities';
import { useSearchParams } from 'react-router';
import { useOptimisticChoice } from '../../../lib/use-optimistic-choice.ts';
import type { NoticeFilter } from '../../../parts/notifications/queries.ts';

export const STATUSES = ['all', 'unread', 'archived'] as const;

/** Returns the filter of the list, which is stored in the URL; malformed values are ignored. */
export const useNoticeFilter = () => {
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((each) => each === params.get('status')) ?? 'all';
  const type = SYSTEM_MESSAGE_TYPES.find((each) => each === params.get('type')) ?? null;
  const { choice: filter, choose } = useOptimisticChoice<NoticeFilter>(
    { status, type },
    params.toString(),
  );
  const set = (change: Partial<NoticeFilter>) => {
    const next = choose(change);
    setParams(
      {
        tab: 'notices',
        ...(next.status === 'all' ? {} : { status: next.status }),
        ...(next.type ? { type: next.type } : {}),
      },
      { replace: true },
    );
  };
  return { filter, set };
};
