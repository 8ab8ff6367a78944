import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

const LETTERS = {
  'account.passkey_added': 'passkeyAdded',
  'account.passkey_removed': 'passkeyRemoved',
} as const;

/** Emails the user that a passkey was added or removed, with instructions in case it was not the user. */
export const sendPasskeyLetter: Reaction<keyof typeof LETTERS> = async (tx, event, deps) => {
  const { userId, name } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = getTranslation<'letters'>(reader.locale);
  const kind = LETTERS[event.type];
  const letter = {
    reader,
    to: reader.email,
    subject: t(`letters.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      t(`letters.${kind}.text`, { name }),
      t('letters.passkeyNotYou', { url: `${deps.config.publicUrl}/profile?section=security` }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'cases', `event-${event.id}-0`);
};
