import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

/**
 * One guide application a person (docs/product/accounts.md, "Guide application"). Its answers come
 * with the application form.
 */
export const guideApplications = pgTable(
  'guide_applications',
  {
    userId: integer('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({
      enum: ['draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected'],
    }).notNull(),
    /** Staff's, with changes_requested and rejected. */
    reason: text(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check(
      'guide_applications_state_known',
      sql`${t.state} in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected')`,
    ),
    check(
      'guide_applications_reasoned',
      sql`${t.state} not in ('changes_requested', 'rejected') or ${t.reason} is not null`,
    ),
    check(
      'guide_applications_decided',
      sql`${t.state} not in ('approved', 'rejected') or ${t.decidedAt} is not null`,
    ),
  ],
);
