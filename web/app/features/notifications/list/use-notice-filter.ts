import {
  SYSTEM_MESSAGE_TYPES,
  type SystemMessageType,
} from '@tomoguide/contract/notifications/entities';
import { useSearchParams } from 'react-router';
import type { NoticeFilter } from '../queries.ts';

export const STATUSES = ['all', 'unread', 'archived'] as const;

/** What the list shows stands in the address; what is malformed there is dropped. */
export const useNoticeFilter = () => {
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((each) => each === params.get('status')) ?? 'all';
  const type = SYSTEM_MESSAGE_TYPES.find((each) => each === params.get('type')) ?? null;
  const filter: NoticeFilter = { status, type };
  const set = (change: { status?: NoticeFilter['status']; type?: SystemMessageType | null }) => {
    const next = { ...filter, ...change };
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
