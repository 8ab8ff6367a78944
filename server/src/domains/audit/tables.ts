import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffAction, StaffSubject } from '@tomoguide/contract/staff/actions';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

/** Staff actions: append-only, enforced by triggers in the migrations. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    staffId: integer('staff_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    action: text().$type<StaffAction>().notNull(),
    subjectKind: text('subject_kind').$type<StaffSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    reason: text(),
    before: jsonb().$type<AuditFacts>().notNull(),
    after: jsonb().$type<AuditFacts>().notNull(),
  },
  (t) => [
    index('staff_actions_action').on(t.action, t.id),
    index('staff_actions_subject').on(t.subjectKind, t.subjectId, t.id),
  ],
);

export type StaffActionRow = typeof staffActions.$inferSelect;
