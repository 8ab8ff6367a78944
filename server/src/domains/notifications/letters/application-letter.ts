import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { post } from './send-letters.ts';
import { sentencesIn } from './sentences.ts';

/** What became of a guide application, with what staff wrote of it. */
export const sendApplicationLetter: Reaction<'application.decided'> = async (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const [reader] = (await usersByIds(tx, [userId])).values();
  if (!reader) return;
  const say = sentencesIn(reader.locale);
  const page = decision === 'approved' ? '/guide' : '/application-status';
  const lines = [
    say(`applicationDecided.${decision}.text`),
    reason ? say('teamSaid', { words: reason }) : null,
    say(`applicationDecided.${decision}.next`),
  ];
  const letter = {
    reader,
    to: reader.email,
    subject: say(`applicationDecided.${decision}.subject`),
    text: [
      say('hello', { name: reader.nickname }),
      lines.filter((line) => line !== null).join('\n'),
      say('see', { url: deps.config.publicUrl + page }),
      say('bye'),
    ].join('\n\n'),
  };
  await post(tx, deps, letter, 'applications', `event-${event.id}-0`);
};
