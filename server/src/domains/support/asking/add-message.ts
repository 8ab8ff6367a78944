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

const contradict = <Value>(one: Value | null, other: Value | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Whether it is the same question once more. What it is about goes along only where the page has not
 * said it yet, which one sent again after a reload cannot know: left out, it contradicts nothing.
 */
export const isSame = (row: SupportMessageRow, { text, topic, about }: Question): boolean =>
  !row.fromStaff &&
  row.text === text &&
  !contradict(row.topic, topic) &&
  !contradict(row.aboutKind, about?.kind ?? null) &&
  !contradict(row.aboutId, about?.id ?? null);

/** Somebody's words join their case, which waits from then on (docs/product/support.md, "States"). */
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
    // What was over belongs to nobody when it comes back.
    claimedBy: row.state === 'closed' ? null : row.claimedBy,
    lastSeq: seq,
    lastMessageId: message.id,
    // It may have waited to be sent: an answer that came meanwhile is read by opening it.
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
