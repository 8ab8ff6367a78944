import type { GuideEvents } from '@tomoguide/contract/guides/events';
import type { Reactions } from '../../../events/dispatcher.ts';
import type { NoticeKind } from './kinds.ts';
import { writeNotices } from './write-notices.ts';

const getKind = ({ isStated, daysLeft }: GuideEvents['guide.work_permission_due']): NoticeKind => {
  if (daysLeft > 0) return isStated ? 'permissionExpiring' : 'permissionMissing';
  return isStated ? 'permissionExpired' : 'permissionOverdue';
};

/** Reminds guides that their permission to work expires or must be stated, and tells them that it is over. */
export const permissionNotices: Reactions = {
  'guide.work_permission_due': (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      {
        to: payload.userId,
        kind: getKind(payload),
        params: { place: 'workPermission', deadline: payload.endsAt },
      },
    ]),
};
