import type { SupportCaseId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEventOf } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { staffIds } from '../../accounts/service.ts';
import { caseById } from '../queries.ts';

interface Event {
  payload: { caseId: SupportCaseId; userId: UserId | null };
}

const supportUpdate = (unreadCount: number | null): SocketEventOf<'support_update'> => ({
  type: 'support_update',
  payload: { unreadCount },
});

/** Notifies the sockets of the user and of staff; clients then fetch the changes. */
export const pushSupport = async (tx: Tx, { payload }: Event, deps: Deps): Promise<void> => {
  const { caseId, userId } = payload;
  const team = await staffIds(tx);
  deps.live.push(
    tx,
    team.filter((id) => id !== userId),
    supportUpdate(null),
  );
  if (userId === null) return;
  const row = await caseById(tx, caseId);
  deps.live.push(tx, [userId], supportUpdate(row?.unreadCount ?? 0));
};
