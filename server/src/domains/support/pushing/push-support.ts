import type { SupportCaseId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEventOf } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { listStaffIds } from '../../accounts/service.ts';
import { findCase } from '../queries.ts';

interface Event {
  payload: { caseId: SupportCaseId; userId: UserId | null };
}

const createSupportUpdate = (unreadCount: number | null): SocketEventOf<'support_update'> => ({
  type: 'support_update',
  payload: { unreadCount },
});

/** Notifies the sockets of the user and of staff; clients then fetch the changes. */
export const pushSupport = async (tx: Tx, { payload }: Event, deps: Deps): Promise<void> => {
  const { caseId, userId } = payload;
  const team = await listStaffIds(tx);
  deps.live.push(
    tx,
    team.filter((id) => id !== userId),
    createSupportUpdate(null),
  );
  if (userId === null) return;
  const row = await findCase(tx, caseId);
  deps.live.push(tx, [userId], createSupportUpdate(row?.unreadCount ?? 0));
};
