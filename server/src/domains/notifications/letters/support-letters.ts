import { getSupportPath } from '@tomoguide/contract/support/topics';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { findCase, findMessageBySeq } from '../../support/service.ts';
import { buildEmailText, buildFramedEmailText } from './letter-frame.ts';
import { enqueue, enqueueLetter } from './send-letters.ts';

/**
 * Emails a user that staff replied while the user was away (docs/product/support.md, "While one is away").
 */
export const sendUnreadLetter: Reaction<'support.left_unread'> = async (tx, event, deps) => {
  const [reader] = (await loadUsersByIds(tx, [event.payload.userId])).values();
  if (!reader) return;
  const t = getTranslation<'letters'>(reader.locale);
  const letter = {
    reader,
    to: reader.email,
    subject: t('letters.supportAnswered.subject'),
    text: buildEmailText(
      t,
      reader.nickname,
      t('letters.supportAnswered.text'),
      t('letters.see', { url: deps.config.publicUrl + getSupportPath('general') }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'support', `event-${event.id}-0`);
};

/** Sends a visitor an email with the reply of staff and the visitor's own message. */
export const sendVisitorAnswer: Reaction<'support.answered'> = async (tx, event, deps) => {
  const { caseId, userId, seq } = event.payload;
  if (userId !== null) return;
  const [row, answer, question] = await Promise.all([
    findCase(tx, caseId),
    findMessageBySeq(tx, caseId, seq),
    findMessageBySeq(tx, caseId, 1),
  ]);
  if (!row?.email || !answer || !question) return;
  const t = getTranslation<'letters'>(row.locale);
  const letter = {
    to: row.email,
    subject: t('letters.supportVisitor.subject'),
    text: buildFramedEmailText(
      t,
      t('letters.supportVisitor.hello'),
      answer.text,
      t('letters.supportVisitor.asked', { words: question.text }),
      t('letters.supportVisitor.more', {
        url: `${deps.config.publicUrl}${getSupportPath('general')}`,
      }),
    ),
  };
  await enqueue(tx, deps, letter, `event-${event.id}-0`, null);
};
