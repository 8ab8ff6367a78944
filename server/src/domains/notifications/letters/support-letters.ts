import { supportPath } from '@tomoguide/contract/support/topics';
import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { caseById, messageBySeq } from '../../support/service.ts';
import { framedText, letterText } from './letter-frame.ts';
import { enqueue, post } from './send-letters.ts';
import { sentencesIn } from './sentences.ts';

/** The team has answered while the user was away (docs/product/support.md, "While one is away"). */
export const sendUnreadLetter: Reaction<'support.left_unread'> = async (tx, event, deps) => {
  const [reader] = (await usersByIds(tx, [event.payload.userId])).values();
  if (!reader) return;
  const say = sentencesIn(reader.locale);
  const letter = {
    reader,
    to: reader.email,
    subject: say('supportAnswered.subject'),
    text: letterText(
      say,
      reader.nickname,
      say('supportAnswered.text'),
      say('see', { url: deps.config.publicUrl + supportPath('general') }),
    ),
  };
  await post(tx, deps, letter, 'support', `event-${event.id}-0`);
};

/** A visitor gets the answer in the email itself, with their own message. */
export const sendVisitorAnswer: Reaction<'support.answered'> = async (tx, event, deps) => {
  const { caseId, userId, seq } = event.payload;
  if (userId !== null) return;
  const [row, answer, question] = await Promise.all([
    caseById(tx, caseId),
    messageBySeq(tx, caseId, seq),
    messageBySeq(tx, caseId, 1),
  ]);
  if (!row?.email || !answer || !question) return;
  const say = sentencesIn(row.locale);
  const letter = {
    to: row.email,
    subject: say('supportVisitor.subject'),
    text: framedText(
      say,
      say('supportVisitor.hello'),
      answer.text,
      say('supportVisitor.asked', { words: question.text }),
      say('supportVisitor.more', { url: `${deps.config.publicUrl}${supportPath('general')}` }),
    ),
  };
  await enqueue(tx, deps, letter, `event-${event.id}-0`);
};
