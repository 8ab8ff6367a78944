import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { post } from './send-letters.ts';
import { sentencesIn } from './sentences.ts';

/** Whether an identity was verified, with what staff wrote where it was not. */
export const sendIdentityLetter: Reaction<'identity.decided'> = async (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const [reader] = (await usersByIds(tx, [userId])).values();
  if (!reader) return;
  const say = sentencesIn(reader.locale);
  const lines = [
    say(`identityDecided.${decision}.text`),
    reason ? say('teamSaid', { words: reason }) : null,
    say(`identityDecided.${decision}.next`),
  ];
  const letter = {
    reader,
    to: reader.email,
    subject: say(`identityDecided.${decision}.subject`),
    text: [
      say('hello', { name: reader.nickname }),
      lines.filter((line) => line !== null).join('\n'),
      say('see', { url: `${deps.config.publicUrl}/verify-identity` }),
      say('bye'),
    ].join('\n\n'),
  };
  await post(tx, deps, letter, 'applications', `event-${event.id}-0`);
};
