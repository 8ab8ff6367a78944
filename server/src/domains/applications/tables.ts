import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

/** One guide application a person, with its answers (docs/product/applications.md, "States"). */
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
    /** As far as they are given: a field that is missing here has no answer yet. */
    answers: jsonb().$type<Partial<ApplicationAnswers>>().notNull().default({}),
    /** Counts every saving. */
    revision: integer().notNull().default(0),
    /** Who of staff took it into review last. */
    reviewerId: integer('reviewer_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Staff's last: there with changes_requested and rejected, and kept for what follows. */
    reason: text(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('guide_applications_waiting')
      .on(t.submittedAt, t.userId)
      .where(sql`${t.state} in ('submitted', 'in_review')`),
    index('guide_applications_state').on(t.state, t.submittedAt, t.userId),
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
