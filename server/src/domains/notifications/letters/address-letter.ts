import { getSupportPath } from '@tomoguide/contract/support/topics';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueue } from './send-letters.ts';

/**
 * The kind of each email and the page it links to, with a contact for users who did not request the change.
 */
const LETTERS = {
  'account.email_change_asked': { kind: 'emailChangeAsked', page: '/forgot-password' },
  'account.email_changed': { kind: 'emailChanged', page: getSupportPath('general') },
} as const;

/** Sends an email to the old address when a change of address is requested or completed. */
export const sendAddressLetter: Reaction<keyof typeof LETTERS> = async (tx, event, deps) => {
  const { userId, from, to } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = getTranslation<'letters'>(reader.locale);
  const { kind, page } = LETTERS[event.type];
  const letter = {
    to: from,
    subject: t(`letters.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      t(`letters.${kind}.text`, { email: to }),
      t(`letters.${kind}.notYou`, { url: deps.config.publicUrl + page }),
    ),
  };
  await enqueue(tx, deps, letter, `event-${event.id}-0`, userId);
};
