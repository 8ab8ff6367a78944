import { inLocale } from '@tomoguide/contract/guides/local-text';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import type { SentenceValues } from '@tomoguide/contract/translate';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { letterText } from './letter-frame.ts';
import { post } from './send-letters.ts';
import { sentencesIn } from './sentences.ts';

interface StaffDecision {
  userId: UserId;
  /** The subject and heading. */
  key: string;
  /** In the user's language. */
  values?: (locale: Locale) => SentenceValues;
  /** The text of staff; empty if none. */
  reason: string;
  /** The page to link to. */
  path: string;
}

/** A staff decision about a user, with the text of staff and the next steps. */
const send = async (
  tx: Tx,
  deps: Deps,
  eventId: number,
  { userId, key, values, reason, path }: StaffDecision,
): Promise<void> => {
  const [reader] = (await usersByIds(tx, [userId])).values();
  if (!reader) return;
  const say = sentencesIn(reader.locale);
  const lines = [
    say(`${key}.text`, values?.(reader.locale)),
    reason ? say('teamSaid', { words: reason }) : null,
    say(`${key}.next`),
  ];
  const letter = {
    reader,
    to: reader.email,
    subject: say(`${key}.subject`),
    text: letterText(
      say,
      reader.nickname,
      lines,
      say('see', { url: deps.config.publicUrl + path }),
    ),
  };
  await post(tx, deps, letter, 'applications', `event-${eventId}-0`);
};

export const sendApplicationLetter: Reaction<'application.decided'> = (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const path = decision === 'approved' ? '/guide' : '/application-status';
  return send(tx, deps, event.id, { userId, key: `applicationDecided.${decision}`, reason, path });
};

export const sendIdentityLetter: Reaction<'identity.decided'> = (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const key = `identityDecided.${decision}`;
  return send(tx, deps, event.id, { userId, key, reason, path: '/verify-identity' });
};

export const sendQualificationLetter: Reaction<'guide.qualification_decided'> = (
  tx,
  event,
  deps,
) => {
  const { userId, title, decision, reason } = event.payload;
  return send(tx, deps, event.id, {
    userId,
    key: `qualificationDecided.${decision}`,
    values: (locale) => ({ title: inLocale(title, locale) }),
    reason,
    path: '/guide/qualifications',
  });
};
