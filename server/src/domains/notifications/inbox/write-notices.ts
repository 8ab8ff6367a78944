import { inEachLanguage, type Locale } from '@tomoguide/contract/locale';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { loadUsersByIds, type UserFacts } from '../../accounts/service.ts';
import type { PushedNotices } from '../push/push-queries.ts';
import { type IsOff, loadChoices } from '../settings/queries.ts';
import { KINDS } from './kinds.ts';
import type { Notice } from './notice.ts';
import { presentNotice } from './present-notice.ts';
import {
  expireAndInsert,
  insertNotices,
  type NewNotice,
  type NoticeRow,
  type NoticesOf,
} from './queries.ts';

/** The users that notices go to, and the topics that they have turned off. */
export interface Readers {
  people: ReadonlyMap<UserId, UserFacts>;
  isOff: IsOff;
}

export const loadReaders = async (tx: Tx, userIds: readonly UserId[]): Promise<Readers> => {
  const [people, isOff] = await Promise.all([
    loadUsersByIds(tx, userIds),
    loadChoices(tx, userIds),
  ]);
  return { people, isOff };
};

/** Pushes an event to a user's sockets, in the language of each page. */
const pushToSockets = (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  eventIn: (locale: Locale) => SocketEvent,
): void => deps.live.push(tx, [userId], inEachLanguage(eventIn));

/**
 * Notifies the users' other devices that notices have changed. The specification has a single event for
 * this, so archived and deleted notices are reported as read.
 */
export const pushChanged = (
  tx: Tx,
  deps: Deps,
  rows: readonly NoticeRow[],
  people: Readers['people'],
): void => {
  const now = deps.clock.now();
  for (const row of rows) {
    const timeZone = people.get(row.userId)?.timeZone ?? null;
    pushToSockets(tx, deps, row.userId, (locale) => ({
      type: 'system_message_read',
      payload: { action: 'marked_read', message: presentNotice(row, { locale, timeZone, now }) },
    }));
  }
};

const pushCreated = (
  tx: Tx,
  deps: Deps,
  rows: readonly NoticeRow[],
  people: Readers['people'],
  isBulk: boolean,
): void => {
  const now = deps.clock.now();
  for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
    const timeZone = people.get(userId)?.timeZone ?? null;
    pushToSockets(tx, deps, userId, (locale) => {
      const messages: SystemMessage[] = own.map((row) =>
        presentNotice(row, { locale, timeZone, now }),
      );
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

/** Returns the rows to insert for these notices, omitting notices that the user has turned off. */
const toNoticeRows = (
  notices: readonly Notice[],
  isOff: IsOff,
  createdAt: Temporal.Instant,
): NewNotice[] =>
  notices
    .filter(({ to, kind }) => !isOff(to, KINDS[kind].topic, 'inApp'))
    .map(({ to, kind, params, expiresAt, about, announcement }) => ({
      userId: to,
      kind,
      params,
      type: announcement?.type ?? KINDS[kind].type,
      createdAt,
      expiresAt: expiresAt ?? null,
      relatedType: about?.type ?? null,
      relatedId: about?.id ?? null,
      announcementId: announcement?.id ?? null,
    }));

/** Returns which of these notices are pushed to devices: those whose topic is on for the browser. */
const toPushedNotices = (
  rows: readonly NewNotice[],
  isOff: IsOff,
  createdAt: Temporal.Instant,
): PushedNotices => ({
  kinds: rows.filter(({ userId, kind }) => !isOff(userId, KINDS[kind].topic, 'browser')),
  createdAt,
});

/**
 * Writes notices in the transaction of the reaction and pushes them; several notices to one user, or an
 * announcement to many users, are pushed as `bulk_created`. Passing the recipients as `known` saves two
 * queries.
 */
export const writeNotices = async (
  tx: Tx,
  deps: Deps,
  notices: readonly Notice[],
  { isBulk = false, known }: { isBulk?: boolean; known?: Readers } = {},
): Promise<void> => {
  if (notices.length === 0) return;
  const { people, isOff } =
    known ??
    (await loadReaders(
      tx,
      notices.map(({ to }) => to),
    ));
  const now = deps.clock.now();
  const rows = toNoticeRows(notices, isOff, now);
  const written = await insertNotices(tx, rows, toPushedNotices(rows, isOff, now));
  pushCreated(tx, deps, written, people, isBulk);
};

/** Expires these users' notices about one subject, and writes new notices. */
export const replaceNotices = async (
  tx: Tx,
  deps: Deps,
  { userIds, ...which }: NoticesOf & { userIds: readonly UserId[] },
  notices: readonly Notice[],
  { people, isOff }: Readers,
): Promise<void> => {
  const now = deps.clock.now();
  const rows = toNoticeRows(notices, isOff, now);
  const pushed = toPushedNotices(rows, isOff, now);
  const { expired, written } = await expireAndInsert(tx, userIds, which, rows, pushed);
  pushChanged(tx, deps, expired, people);
  pushCreated(tx, deps, written, people, false);
};
