import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { type CaseRow, insertMessage, type SupportMessageRow, updateCase } from '../queries.ts';

export interface Question {
  clientMessageId: string;
  text: string;
  topic: SupportTopic | null;
  about: SupportAbout | null;
}

const contradicts = <Value>(one: Value | null, other: Value | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Returns true if the question is a retry of this message. Pages send the subject only with the first
 * message, and a retry after a reload omits it, so a missing subject matches any subject.
 */
export const isRetryOf = (row: SupportMessageRow, { text, topic, about }: Question): boolean =>
  !row.fromStaff &&
  row.text === text &&
  !contradicts(row.topic, topic) &&
  !contradicts(row.aboutKind, about?.kind ?? null) &&
  !contradicts(row.aboutId, about?.id ?? null);

/** Adds a user's message to their case, which then awaits an answer (docs/product/support.md, "States"). */
export const addQuestion = async (
  tx: Tx,
  deps: Deps,
  row: CaseRow,
  { text, topic, about, clientMessageId }: Question,
): Promise<SupportMessageRow> => {
  const now = deps.clock.now();
  const seq = row.lastSeq + 1;
  const message = await insertMessage(tx, {
    caseId: row.id,
    seq,
    fromStaff: false,
    authorId: row.userId,
    text,
    topic,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
    clientMessageId,
    sentAt: now,
  });
  await updateCase(tx, row.id, {
    state: 'waiting',
    waitingFromId: row.waitingFromId ?? message.id,
    waitingSince: row.waitingFromId === null ? now : row.waitingSince,
    // A case that is reopened is not assigned to anyone.
    claimedBy: row.state === 'closed' ? null : row.claimedBy,
    lastSeq: seq,
    lastMessageId: message.id,
    // The message may have been delayed by the network, so an answer that arrived in the meantime stays
    // unread.
    ...(row.unreadCount === 0 ? { readSeq: seq } : {}),
    ...(topic ? { topic, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null } : {}),
  });
  await record(tx, {
    type: 'support.asked',
    payload: { caseId: row.id, userId: row.userId, seq },
    occurredAt: now,
  });
  return message;
};
