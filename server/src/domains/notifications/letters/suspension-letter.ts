import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

const LETTERS = {
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
export const sendSuspensionLetter: Reaction<keyof typeof LETTERS> = async (tx, event, deps) => {
  const { payload } = event;
  // Guides get no email about their own actions.
  if ('by' in payload && payload.by === 'guide') return;
  const [reader] = (await loadUsersByIds(tx, [payload.userId])).values();
  if (!reader) return;
  const t = getTranslation<'letters'>(reader.locale);
  const words = 'reason' in payload ? payload.reason : null;
  const isByRule = event.type === 'guide.paused' && words === null;
  const kind = isByRule ? 'guidePausedByRule' : LETTERS[event.type];
  const lines = [t(`letters.${kind}.text`), words ? t('letters.fromTeam', { words }) : null];
  const letter = {
    reader,
    to: reader.email,
    subject: t(`letters.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      lines,
      t('letters.see', { url: `${deps.config.publicUrl}/help` }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'cases', `event-${event.id}-0`);
};
