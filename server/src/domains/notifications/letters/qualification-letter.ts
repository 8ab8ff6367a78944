import { inLocale } from '@tomoguide/contract/guides/local-text';
import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { post } from './send-letters.ts';
import { sentencesIn } from './sentences.ts';

/** Whether a file shows the qualification, with what staff wrote where it does not. */
export const sendQualificationLetter: Reaction<'guide.qualification_decided'> = async (
  tx,
  event,
  deps,
) => {
  const { userId, title, decision, reason } = event.payload;
  const [reader] = (await usersByIds(tx, [userId])).values();
  if (!reader) return;
  const say = sentencesIn(reader.locale);
  const lines = [
    say(`qualificationDecided.${decision}.text`, { title: inLocale(title, reader.locale) }),
    reason ? say('teamSaid', { words: reason }) : null,
    say(`qualificationDecided.${decision}.next`),
  ];
  const letter = {
    reader,
    to: reader.email,
    subject: say(`qualificationDecided.${decision}.subject`),
    text: [
      say('hello', { name: reader.nickname }),
      lines.filter((line) => line !== null).join('\n'),
      say('see', { url: `${deps.config.publicUrl}/guide/qualifications` }),
      say('bye'),
    ].join('\n\n'),
  };
  await post(tx, deps, letter, 'applications', `event-${event.id}-0`);
};
