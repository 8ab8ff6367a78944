import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

const EMAILS = {
  'account.passkey_added': 'passkeyAdded',
  'account.passkey_removed': 'passkeyRemoved',
} as const;

/** Emails the user that a passkey was added or removed, with instructions in case it was not the user. */
export const sendPasskeyEmail: Reaction<keyof typeof EMAILS> = async (tx, event, deps) => {
  const { userId, name } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const kind = EMAILS[event.type];
  const email = {
    reader,
    to: reader.email,
    subject: t(`emails.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      t(`emails.${kind}.text`, { name }),
      t('emails.passkeyNotYou', { url: `${deps.config.publicUrl}/profile?section=security` }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'cases', `event-${event.id}-0`);
};
