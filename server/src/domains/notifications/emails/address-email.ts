import { getSupportPath } from '@tomoguide/contract/support/topics';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueue } from './send-emails.ts';

/**
 * The kind of each email and the page it links to, with a contact for users who did not request the change.
 */
const EMAILS = {
  'account.email_change_asked': { kind: 'emailChangeAsked', page: '/forgot-password' },
  'account.email_changed': { kind: 'emailChanged', page: getSupportPath('general') },
} as const;

/** Sends an email to the old address when a change of address is requested or completed. */
export const sendAddressEmail: Reaction<keyof typeof EMAILS> = async (tx, event, deps) => {
  const { userId, from, to } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const { kind, page } = EMAILS[event.type];
  const email = {
    to: from,
    subject: t(`emails.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      t(`emails.${kind}.text`, { email: to }),
      t(`emails.${kind}.notYou`, { url: deps.config.publicUrl + page }),
    ),
  };
  await enqueue(tx, deps, email, `event-${event.id}-0`, userId);
};
