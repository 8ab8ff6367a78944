import type { UserId } from '@tomoguide/contract/primitives';
import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Processes that have sockets, and when each last reported. */
export const liveProcesses = pgTable('live_processes', {
  id: uuid().primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Open sockets in all processes, to enforce the limit per user (docs/product/messages.md, "The socket"). */
export const liveSockets = pgTable(
  'live_sockets',
  {
    id: uuid().primaryKey(),
    processId: uuid('process_id')
      .notNull()
      .references(() => liveProcesses.id, { onDelete: 'cascade' }),
    userId: integer('user_id').$type<UserId>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [index('live_sockets_user').on(t.userId), index('live_sockets_process').on(t.processId)],
);
