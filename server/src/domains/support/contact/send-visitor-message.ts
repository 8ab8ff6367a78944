import type { Locale } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  findCase,
  findClientMessage,
  insertCase,
  listVisitorMessageTimes,
  lockNetwork,
  lockVisitorMessage,
} from '../queries.ts';
import { FORGET_JOB } from '../timers.ts';
import { addQuestion, isRetryOf, type Question } from './add-message.ts';
import { checkRate, VISITOR_MESSAGE_RULE } from './rate-limits.ts';

interface VisitorMessage extends Omit<Question, 'about'> {
  email: string;
  locale: Locale;
  /** Keyed hash of the visitor's network; null if rate limits are off. */
  network: string | null;
}

/**
 * Sends a message to staff from a visitor without an account. Staff reply to the visitor's email address
 * (docs/product/support.md, "Visitors"); no other email is sent to it. Throws MESSAGE_ID_REUSED or
 * TOO_MANY_MESSAGES.
 */
export const sendVisitorMessage = async (
  tx: Tx,
  deps: Deps,
  message: VisitorMessage,
): Promise<void> => {
  const now = deps.clock.now();
  const { network, email, locale, clientMessageId, text, topic } = message;
  const question = { clientMessageId, text, topic, about: null };
  if (network) await lockNetwork(tx, network);
  // A concurrent retry of the same message waits for this lock, even if it comes from another network.
  await lockVisitorMessage(tx, clientMessageId);
  const before = await findClientMessage(tx, null, clientMessageId);
  if (before) {
    const sender = await findCase(tx, before.caseId);
    if (!isRetryOf(before, question) || sender?.email !== email) fail('MESSAGE_ID_REUSED');
    return;
  }
  if (network) {
    const { max, minutes } = VISITOR_MESSAGE_RULE;
    const sent = await listVisitorMessageTimes(tx, network, now.subtract({ minutes }), max);
    checkRate(sent, { ...VISITOR_MESSAGE_RULE, now });
  }
  const row = await insertCase(tx, {
    email,
    locale,
    network,
    createdAt: now,
    state: 'waiting',
    waitingSince: now,
    topic: topic ?? 'general',
    lastSeq: 0,
  });
  await addQuestion(tx, deps, row, question);
  if (network)
    await deps.jobs.schedule(
      tx,
      FORGET_JOB,
      { caseId: row.id },
      now.add({ minutes: VISITOR_MESSAGE_RULE.minutes }),
    );
};
