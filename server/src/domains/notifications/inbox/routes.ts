import type { Locale } from '@tomoguide/contract/locale';
import * as calls from '@tomoguide/contract/notifications/calls';
import {
  RELATED_ENTITIES,
  SYSTEM_MESSAGE_STATUSES,
  SYSTEM_MESSAGE_TYPES,
  type SystemMessageStats,
} from '@tomoguide/contract/notifications/entities';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { archiveNotice, markNoticesRead, removeNotice } from './change-notices.ts';
import { presentNotice } from './present-notice.ts';
import {
  BATCH_SIZE,
  countByKind,
  countNotices,
  countUnread,
  findNotice,
  listNotices,
  listNoticesAbout,
} from './queries.ts';

export const registerInboxRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  /** Returns who reads the notices: in the language of the page and the user's time zone. */
  const loadReader = async ({ userId }: Viewer, locale: Locale) => ({
    locale,
    timeZone: (await loadUsersByIds(db, [userId])).get(userId)?.timeZone ?? null,
    now: deps.clock.now(),
  });

  route(app, deps, calls.listSystemMessages, async ({ query, viewer, locale }) => {
    const { page, limit, cursor, status, type, includeExpired } = query;
    const now = deps.clock.now();
    const which = { status, type, includeExpired: includeExpired === 'true', now };
    const [{ rows, nextCursor }, total, reader] = await Promise.all([
      listNotices(db, viewer.userId, which, { page, limit, cursor }),
      countNotices(db, viewer.userId, which),
      loadReader(viewer, locale),
    ]);
    return {
      status: 200,
      body: { data: rows.map((row) => presentNotice(row, reader)), total, page, limit, nextCursor },
    };
  });

  route(app, deps, calls.countUnreadSystemMessages, async ({ viewer }) => {
    const unreadCount = await countUnread(db, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: { unreadCount } } };
  });

  route(app, deps, calls.getSystemMessageStats, async ({ viewer }) => {
    const counts = await countByKind(db, viewer.userId);
    const sum = (fits: (row: (typeof counts)[number]) => boolean): number =>
      counts.filter(fits).reduce((all, row) => all + row.count, 0);
    const byStatus = SYSTEM_MESSAGE_STATUSES.map((status) => [
      status,
      sum((row) => row.status === status),
    ]);
    const byType = SYSTEM_MESSAGE_TYPES.map((type) => [type, sum((row) => row.type === type)]);
    const data = {
      total: sum(() => true),
      ...Object.fromEntries(byStatus),
      byType: Object.fromEntries(byType),
    } as SystemMessageStats;
    return { status: 200, body: { data } };
  });

  route(app, deps, calls.listSystemMessagesAbout, async ({ params, viewer, locale }) => {
    const type = RELATED_ENTITIES.find((each) => each === params.type) ?? fail('NOT_FOUND');
    const rows = await listNoticesAbout(db, viewer.userId, type, params.id);
    if (rows.length === 0) fail('NOT_FOUND');
    const reader = await loadReader(viewer, locale);
    return { status: 200, body: { data: rows.map((row) => presentNotice(row, reader)) } };
  });

  route(app, deps, calls.getSystemMessage, async ({ params, viewer, locale }) => {
    const row = (await findNotice(db, viewer.userId, params.id)) ?? fail('NOT_FOUND');
    return {
      status: 200,
      body: { data: presentNotice(row, await loadReader(viewer, locale)) },
    };
  });

  route(app, deps, calls.markSystemMessageRead, async ({ params, viewer, locale }) => {
    await inTransaction(db, (tx) => markNoticesRead(tx, deps, viewer.userId, [params.id]));
    const row = (await findNotice(db, viewer.userId, params.id)) ?? fail('NOT_FOUND');
    return {
      status: 200,
      body: { data: presentNotice(row, await loadReader(viewer, locale)) },
    };
  });

  route(app, deps, calls.markSystemMessagesRead, async ({ body, viewer }) => {
    const ids = 'markAll' in body ? 'all' : body.messageIds;
    let updated = 0;
    for (let marked = BATCH_SIZE; marked === BATCH_SIZE; updated += marked)
      marked = await inTransaction(db, (tx) => markNoticesRead(tx, deps, viewer.userId, ids));
    const unreadCount = await countUnread(db, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: { updated, unreadCount } } };
  });

  route(app, deps, calls.archiveSystemMessage, async ({ params, viewer, locale }) => {
    const row = await inTransaction(db, (tx) => archiveNotice(tx, deps, viewer.userId, params.id));
    return {
      status: 200,
      body: { data: presentNotice(row, await loadReader(viewer, locale)) },
    };
  });

  route(app, deps, calls.deleteSystemMessage, async ({ params, viewer }) => {
    await inTransaction(db, (tx) => removeNotice(tx, deps, viewer.userId, params.id));
    return { status: 200, body: { data: { deleted: true as const } } };
  });
};
