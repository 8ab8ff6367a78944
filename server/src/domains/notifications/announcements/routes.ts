import type { Query } from '@tomoguide/contract/call';
import { inEachLanguage } from '@tomoguide/contract/locale';
import {
  type Announcement,
  Audience,
  getAnnouncementText,
} from '@tomoguide/contract/notifications/announcements';
import * as calls from '@tomoguide/contract/notifications/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import type { AnnouncementRow } from '../tables.ts';
import { listLatestAnnouncements } from './announcement-queries.ts';
import { countAudience } from './audience.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

const presentAll = async (
  db: Executor,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> => {
  const people = await loadUsersByIds(
    db,
    rows.flatMap(({ staffId, audience }) =>
      audience.kind === 'person' ? [staffId, audience.userId] : [staffId],
    ),
  );
  return rows.map((row) => {
    const { id, audience, type, words, people: count, told } = row;
    return {
      id,
      audience,
      personName:
        audience.kind === 'person' ? (people.get(audience.userId)?.fullName ?? null) : null,
      type,
      words: {
        title: inEachLanguage((locale) => getAnnouncementText(words.title, locale)),
        text: inEachLanguage((locale) => getAnnouncementText(words.text, locale)),
        path: words.path,
      },
      createdAt: row.createdAt.toString(),
      expiresAt: row.expiresAt?.toString() ?? null,
      staffName: people.get(row.staffId)?.fullName ?? '',
      people: count,
      told,
      finishedAt: row.finishedAt?.toString() ?? null,
      withdrawnAt: row.withdrawnAt?.toString() ?? null,
    };
  });
};

const presentOne = async (db: Executor, row: AnnouncementRow): Promise<Announcement> => {
  const [shown] = await presentAll(db, [row]);
  if (!shown) throw new Error(`announcement ${row.id} did not come back`);
  return shown;
};

export const listAnnouncements = async (
  deps: Deps,
  query: Query<typeof calls.listAnnouncements>,
) => {
  const page = await readCursorPage(query, (part) => listLatestAnnouncements(deps.db, part), {
    present: (row) => row,
    cursor: ({ id }) => id,
  });
  return { ...page, data: await presentAll(deps.db, page.data) };
};

/** Registers the endpoints for announcements by staff (docs/product/notices.md, "Announcements"). */
export const registerAnnouncementRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listAnnouncements, async ({ query }) => ({
    status: 200,
    body: await listAnnouncements(deps, query),
  }));

  route(app, deps, calls.countAudience, async ({ query }) => {
    // Drops fields that do not belong to this kind of audience; if a required field is missing, the
    // audience is empty.
    const { kind, userId, city } = query;
    const { data } = Audience.safeParse(
      kind === 'person' ? { kind, userId } : kind === 'city' ? { kind, city } : { kind },
    );
    return { status: 200, body: { people: data ? await countAudience(deps.db, data) : 0 } };
  });

  route(app, deps, calls.sendAnnouncement, async ({ body, viewer, idempotencyKey }) => {
    const request = { viewer, call: calls.sendAnnouncement, key: idempotencyKey, body };
    const sent = await runIdempotently(deps, request, async (tx) =>
      presentOne(tx, await sendAnnouncement(tx, deps, viewer, body)),
    );
    return { status: 200, body: sent };
  });

  route(app, deps, calls.withdrawAnnouncement, ({ params, body, viewer }) =>
    inTransaction(deps.db, async (tx) => {
      const row = await withdrawAnnouncement(tx, deps, viewer, { ...params, ...body });
      return { status: 200 as const, body: await presentOne(tx, row) };
    }),
  );
};
