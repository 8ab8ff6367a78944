import { inEachLanguage, type Locale } from '@tomoguide/contract/locale';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { usersByIds } from '../../accounts/service.ts';
import { disabledTopics } from '../settings/queries.ts';
import { KINDS } from './kinds.ts';
import type { Notice } from './notice.ts';
import { presentNotice } from './present-notice.ts';
import { insertNotices, type NoticeRow } from './queries.ts';

/** Pushes an event to a user's sockets, each in the language of its page. */
const pushTo = (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  eventIn: (locale: Locale) => SocketEvent,
): void => deps.live.push(tx, [userId], inEachLanguage(eventIn));

/** Pushes one notice to a user's sockets. */
export const pushNotice = (
  tx: Tx,
  deps: Deps,
  row: NoticeRow,
  timeZone: string | null,
  eventOf: (message: SystemMessage) => SocketEvent,
): void =>
  pushTo(tx, deps, row.userId, (locale) =>
    eventOf(presentNotice(row, { locale, timeZone, now: deps.clock.now() })),
  );

export const timeZoneOf = async (tx: Tx, userId: UserId): Promise<string | null> =>
  (await usersByIds(tx, [userId])).get(userId)?.timeZone ?? null;

/** Omits notices that the user has turned off. */
const withoutDisabled = async (tx: Tx, notices: readonly Notice[]): Promise<Notice[]> => {
  const off = await disabledTopics(
    tx,
    notices.map(({ to }) => to),
    'inApp',
  );
  return notices.filter(({ to, kind }) => !off.get(to)?.has(KINDS[kind].topic));
};

/**
 * Inserts notices in the reaction's transaction, and pushes them; several notices, or an announcement to
 * many users, are pushed as `bulk_created`.
 */
export const writeNotices = async (
  tx: Tx,
  deps: Deps,
  all: readonly Notice[],
  { isBulk = false } = {},
): Promise<void> => {
  const notices = all.length === 0 ? [] : await withoutDisabled(tx, all);
  if (notices.length === 0) return;
  const createdAt = deps.clock.now();
  const rows = await insertNotices(
    tx,
    notices.map(({ to, kind, params, expiresAt, about, announcement }) => ({
      userId: to,
      kind,
      params,
      type: announcement?.type ?? KINDS[kind].type,
      createdAt,
      expiresAt: expiresAt ?? null,
      relatedType: about?.type ?? null,
      relatedId: about?.id ?? null,
      announcementId: announcement?.id ?? null,
    })),
  );
  const people = await usersByIds(
    tx,
    rows.map(({ userId }) => userId),
  );
  for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
    const timeZone = people.get(userId)?.timeZone ?? null;
    pushTo(tx, deps, userId, (locale) => {
      const messages = own.map((row) => presentNotice(row, { locale, timeZone, now: createdAt }));
      const [message] = messages;
      return {
        type: 'system_message',
        payload:
          message && messages.length === 1 && !isBulk
            ? { action: 'created', message }
            : { action: 'bulk_created', messages },
      };
    });
  }
};
