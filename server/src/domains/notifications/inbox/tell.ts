import { LOCALES } from '@tomoguide/contract/locale';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { usersByIds } from '../../accounts/service.ts';
import { KINDS } from './kinds.ts';
import type { Notice } from './notice.ts';
import { presentNotice } from './present-notice.ts';
import { insertNotices, type NoticeRow } from './queries.ts';

/** Tells one person's sockets of a notice, each in the language of its page. */
export const pushNotice = (
  tx: Tx,
  deps: Deps,
  row: NoticeRow,
  timeZone: string | null,
  eventOf: (message: SystemMessage) => SocketEvent,
): void => {
  const inEach = LOCALES.map((locale) => [
    locale,
    eventOf(presentNotice(row, { locale, timeZone })),
  ]);
  const event: Record<Locale, SocketEvent> = Object.fromEntries(inEach);
  deps.live.push(tx, [row.userId], event);
};

export const timeZoneOf = async (tx: Tx, userId: UserId): Promise<string | null> =>
  (await usersByIds(tx, [userId])).get(userId)?.timeZone ?? null;

/** Writes notices, in the transaction of the reaction that they follow from, and pushes them. */
export const tell = async (tx: Tx, deps: Deps, notices: readonly Notice[]): Promise<void> => {
  if (notices.length === 0) return;
  const createdAt = deps.clock.now();
  const rows = await insertNotices(
    tx,
    notices.map(({ to, kind, params, expiresAt, about }) => ({
      userId: to,
      kind,
      params,
      type: KINDS[kind].type,
      createdAt,
      expiresAt: expiresAt ?? null,
      relatedType: about?.type ?? null,
      relatedId: about?.id ?? null,
    })),
  );
  const people = await usersByIds(
    tx,
    rows.map(({ userId }) => userId),
  );
  for (const row of rows) {
    pushNotice(tx, deps, row, people.get(row.userId)?.timeZone ?? null, (message) => ({
      type: 'system_message',
      payload: { action: 'created', message },
    }));
  }
};
