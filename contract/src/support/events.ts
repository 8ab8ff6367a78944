import type { SupportCaseId, UserId } from '../primitives.ts';

interface Of {
  caseId: SupportCaseId;
  /** Null: a visitor. */
  userId: UserId | null;
}

/** What happens between people and the team, as the outbox carries it. */
export interface SupportEvents {
  'support.asked': Of & { seq: number };
  'support.answered': Of & { seq: number };
  /** An answer lies unread while its reader is away. */
  'support.left_unread': Of & { userId: UserId; seq: number };
  /** Claimed, released, closed or read: what is shown of it changed. */
  'support.changed': Of;
}
