import { MESSAGES_A_MINUTE } from '@tomoguide/contract/messaging/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import {
  findClientMessage,
  findUserCase,
  insertCase,
  listSentTimes,
  lockCase,
  type SupportMessageRow,
} from '../queries.ts';
import { addQuestion, isRetryOf, type Question } from './add-message.ts';
import { requireOwnSubject } from './own-subject.ts';
import { checkRate } from './rate-limits.ts';

/**
 * Sends a user's message to staff; idempotent by the client message ID (docs/product/support.md,
 * "Writing"). Throws MESSAGE_ID_REUSED, TOO_MANY_MESSAGES, or NOT_FOUND if its subject belongs to another
 * user.
 */
export const sendSupportMessage = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  question: Question,
): Promise<SupportMessageRow> => {
  const now = deps.clock.now();
  const person = (await lockUser(tx, userId)) ?? fail('NOT_FOUND');
  const before = await findClientMessage(tx, userId, question.clientMessageId);
  if (before) return isRetryOf(before, question) ? before : fail('MESSAGE_ID_REUSED');
  checkRate(await listSentTimes(tx, userId, now.subtract({ minutes: 1 }), MESSAGES_A_MINUTE), {
    max: MESSAGES_A_MINUTE,
    minutes: 1,
    now,
  });
  if (question.about) await requireOwnSubject(tx, userId, question.about);
  const found = await findUserCase(tx, userId);
  const row = found
    ? await lockCase(tx, found.id)
    : await insertCase(tx, {
        userId,
        locale: person.locale,
        createdAt: now,
        state: 'waiting',
        waitingSince: now,
        topic: question.topic ?? 'general',
        lastSeq: 0,
      });
  if (!row) throw new Error(`the case of user ${userId} not found`);
  return addQuestion(tx, deps, row, question);
};
