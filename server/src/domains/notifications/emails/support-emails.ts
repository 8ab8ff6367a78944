import { getSupportPath } from '@tomoguide/contract/support/topics';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { findCase, findMessageBySeq } from '../../support/service.ts';
import { buildEmailText, buildFramedEmailText } from './email-frame.ts';
import { enqueue, enqueueEmail } from './send-emails.ts';

/**
 * Emails a user that staff replied while the user was away (docs/product/support.md, "While one is away").
 */
export const sendUnreadEmail: Reaction<'support.left_unread'> = async (tx, event, deps) => {
  const [reader] = (await loadUsersByIds(tx, [event.payload.userId])).values();
  if (!reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const email = {
    reader,
    to: reader.email,
    subject: t('emails.supportAnswered.subject'),
    text: buildEmailText(
      t,
      reader.nickname,
      t('emails.supportAnswered.text'),
      t('emails.see', { url: deps.config.publicUrl + getSupportPath('general') }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'support', `event-${event.id}-0`);
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
  const t = getTranslation<'emails'>(row.locale);
  const email = {
    to: row.email,
    subject: t('emails.supportVisitor.subject'),
    text: buildFramedEmailText(
      t,
      t('emails.supportVisitor.hello'),
      answer.text,
      t('emails.supportVisitor.asked', { words: question.text }),
      t('emails.supportVisitor.more', {
        url: `${deps.config.publicUrl}${getSupportPath('general')}`,
      }),
    ),
  };
  await enqueue(tx, deps, email, `event-${event.id}-0`, null);
};
