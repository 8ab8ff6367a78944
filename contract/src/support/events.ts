import type { SupportCaseId, UserId } from '../primitives.ts';

interface Of {
  caseId: SupportCaseId;
  /** Null for a visitor. */
  userId: UserId | null;
}

/** Support events in the outbox. */
export interface SupportEvents {
  'support.asked': Of & { seq: number };
  'support.answered': Of & { seq: number };
  /** A reply is unread while its receiver is away. */
  'support.left_unread': Of & { userId: UserId; seq: number };
  /** Claimed, released, closed or read: its displayed state changed. */
  'support.changed': Of;
}
