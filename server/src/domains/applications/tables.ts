import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { FileId, IdentityCheckId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { users } from '../accounts/tables.ts';

/** Guide applications with their answers, at most one per user (docs/product/applications.md, "States"). */
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
    /** The answers so far. Questions without a field are unanswered. */
    answers: jsonb().$type<Partial<ApplicationAnswers>>().notNull().default({}),
    /** Incremented on every save. */
    revision: integer().notNull().default(0),
    /** The staff member who last started a review of the application. */
    reviewerId: integer('reviewer_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /**
     * The reason for staff's last decision. Set with changes_requested and rejected, and not cleared later.
     */
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

/**
 * Documents and selfies submitted to verify an identity. There is one row per attempt, and a user can have
 * at most one pending attempt (docs/product/applications.md, "Identity"). The account stores the
 * verification itself.
 */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: integer().$type<IdentityCheckId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['pending', 'verified', 'rejected'] }).notNull(),
    /** `documentId` and `selfieId` are null once the files have been deleted. */
    documentId: integer('document_id').$type<FileId>(),
    selfieId: integer('selfie_id').$type<FileId>(),
    reason: text(),
    reviewerId: integer('reviewer_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('identity_checks_one_waits').on(t.userId).where(sql`${t.state} = 'pending'`),
    index('identity_checks_user').on(t.userId, t.submittedAt),
    index('identity_checks_waiting').on(t.submittedAt, t.id).where(sql`${t.state} = 'pending'`),
    index('identity_checks_state').on(t.state, t.submittedAt, t.id),
    index('identity_checks_files').on(t.decidedAt).where(sql`${t.documentId} is not null`),
    check('identity_checks_state_known', sql`${t.state} in ('pending', 'verified', 'rejected')`),
    check('identity_checks_decided', sql`(${t.state} = 'pending') = (${t.decidedAt} is null)`),
    check('identity_checks_reasoned', sql`${t.state} <> 'rejected' or ${t.reason} is not null`),
    check(
      'identity_checks_files_both',
      sql`(${t.documentId} is null) = (${t.selfieId} is null) and (${t.state} <> 'pending' or ${t.documentId} is not null)`,
    ),
  ],
);
