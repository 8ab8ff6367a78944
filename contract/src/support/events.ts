import type { SupportCaseId, UserId } from '../primitives.ts';

interface CaseEvent {
  caseId: SupportCaseId;
  /** Null for a visitor. */
  userId: UserId | null;
}

/** Support events in the outbox. */
export interface SupportEvents {
  'support.asked': CaseEvent & { seq: number };
  'support.answered': CaseEvent & { seq: number };
  /** A reply remained unread because the user was not online. */
  'support.left_unread': CaseEvent & { userId: UserId; seq: number };
  /** The displayed state of a case changed: it was claimed, released, closed or read. */
  'support.changed': CaseEvent;
}
