import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

const EMAILS = {
  'account.suspended': 'accountSuspended',
  'account.restored': 'accountRestored',
  'guide.suspended': 'guideSuspended',
  'guide.restored': 'guideRestored',
  'guide.paused': 'guidePaused',
  'guide.resumed': 'guideResumed',
} as const;

/**
 * Emails the user that their account or guide profile was suspended or its listing paused, with the reason,
 * or that the suspension or pause has ended.
 */
export const sendSuspensionEmail: Reaction<keyof typeof EMAILS> = async (tx, event, deps) => {
  const { payload } = event;
  // Guides get no email about their own actions.
  if ('by' in payload && payload.by === 'guide') return;
  const [reader] = (await loadUsersByIds(tx, [payload.userId])).values();
  if (!reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const words = 'reason' in payload ? payload.reason : null;
  const isByRule = event.type === 'guide.paused' && words === null;
  const kind = isByRule ? 'guidePausedByRule' : EMAILS[event.type];
  const lines = [t(`emails.${kind}.text`), words ? t('emails.fromTeam', { words }) : null];
  const email = {
    reader,
    to: reader.email,
    subject: t(`emails.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      lines,
      t('emails.see', { url: `${deps.config.publicUrl}/help` }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'cases', `event-${event.id}-0`);
};
