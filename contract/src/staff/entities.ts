import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { Instant } from '../primitives.ts';
import { STAFF_ACTIONS, STAFF_SUBJECTS } from './actions.ts';
import { STAFF_PLACES } from './places.ts';

/** Flat facts, by name: amounts end in `Cents`, instants in `At`. */
export const AuditFacts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditFacts = z.infer<typeof AuditFacts>;

/** An entry of the audit log (docs/product/staff.md, "Audit log"). */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  staff: UserSummary,
  action: z.enum(STAFF_ACTIONS),
  subject: z.object({ kind: z.enum(STAFF_SUBJECTS), id: z.int() }),
  /** What staff wrote down for it. */
  reason: z.nullable(z.string()),
  before: AuditFacts,
  after: AuditFacts,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How much waits in a queue, and since when. */
export const QueueLength = z.object({
  queue: z.enum(STAFF_PLACES.map(({ id }) => id)),
  waiting: z.int(),
  oldestAt: z.nullable(Instant),
});
export type QueueLength = z.infer<typeof QueueLength>;
