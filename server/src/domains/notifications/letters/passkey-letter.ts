import type { Reaction } from '../../../events/dispatcher.ts';
import { translationIn } from '../../../translation.ts';
import { usersByIds } from '../../accounts/service.ts';
import { letterText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

const LETTERS = {
  'account.passkey_added': 'passkeyAdded',
  'account.passkey_removed': 'passkeyRemoved',
} as const;

/** Emails the user that a passkey was added or removed, with instructions in case it was not the user. */
export const sendPasskeyLetter: Reaction<keyof typeof LETTERS> = async (tx, event, deps) => {
  const { userId, name } = event.payload;
  const [reader] = (await usersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = translationIn<'letters'>(reader.locale);
  const kind = LETTERS[event.type];
  const letter = {
    reader,
    to: reader.email,
    subject: t(`letters.${kind}.subject`),
    text: letterText(
      t,
      reader.nickname,
      t(`letters.${kind}.text`, { name }),
      t('letters.passkeyNotYou', { url: `${deps.config.publicUrl}/profile?section=security` }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'cases', `event-${event.id}-0`);
};
