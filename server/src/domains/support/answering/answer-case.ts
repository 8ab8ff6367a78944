import { ANSWER_UNREAD_MINUTES } from '@tomoguide/contract/support/figures';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { requireUnclaimed } from '../policy.ts';
import {
  findClientMessage,
  findQuestionAfter,
  insertMessage,
  type SupportMessageRow,
  updateCase,
} from '../queries.ts';
import { UNREAD_JOB } from '../timers.ts';
import { audit, type CaseAction, lockForAction } from './case-actions.ts';

interface Answer extends CaseAction {
  clientMessageId: string;
  text: string;
  /** The sequence number of the latest message that the staff member has seen. */
  upToSeq: number;
}

/**
 * Adds an answer by staff to a case; idempotent by the client message ID (docs/product/support.md,
 * "Answering"). A visitor gets the answer by email. Throws NOT_FOUND, OWN_CASE, SUPPORT_CLAIMED, or
 * MESSAGE_ID_REUSED.
 */
export const answerCase = async (
  tx: Tx,
  deps: Deps,
  answer: Answer,
): Promise<SupportMessageRow> => {
  const { viewer, id, clientMessageId, text } = answer;
  // Serializes concurrent answers to two cases with the same client message ID.
  await lockUser(tx, viewer.userId);
  const row = await lockForAction(tx, answer);
  const before = await findClientMessage(tx, viewer.userId, clientMessageId);
  if (before)
    return before.caseId === id && before.fromStaff && before.text === text
      ? before
      : fail('MESSAGE_ID_REUSED');
  requireUnclaimed(viewer, row);
  const now = deps.clock.now();
  const seq = row.lastSeq + 1;
  const unseen = await findQuestionAfter(tx, row, answer.upToSeq);
  const state = unseen ? 'waiting' : 'answered';
  const message = await insertMessage(tx, {
    caseId: id,
    seq,
    fromStaff: true,
    authorId: viewer.userId,
    text,
    topic: null,
    aboutKind: null,
    aboutId: null,
    clientMessageId,
    sentAt: now,
  });
  await updateCase(tx, id, {
    state,
    waitingFromId: unseen?.id ?? null,
    waitingSince: unseen?.sentAt ?? null,
    claimedBy: viewer.userId,
    lastSeq: seq,
    lastMessageId: message.id,
    unreadCount: row.unreadCount + 1,
  });
  await audit(tx, deps, answer, {
    action: 'answer_support',
    before: { status: row.state, claimedBy: row.claimedBy },
    after: { status: state, claimedBy: viewer.userId, messageNumber: seq },
  });
  await record(tx, {
    type: 'support.answered',
    payload: { caseId: id, userId: row.userId, seq },
    occurredAt: now,
  });
  if (row.userId !== null)
    await deps.jobs.schedule(
      tx,
      UNREAD_JOB,
      { caseId: id, seq },
      now.add({ minutes: ANSWER_UNREAD_MINUTES }),
    );
  return message;
};
