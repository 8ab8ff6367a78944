import type { AccountEvents } from '@tomoguide/contract/accounts/events';
import { formatInstant, formatZone } from '@tomoguide/contract/format';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { OutboxEvent } from '../../events/dispatcher.ts';
import { issueReset, usersByIds } from '../accounts/service.ts';
import { post } from './post.ts';
import { sentencesIn } from './sentences.ts';

/** The reader's own zone is not known here. */
const ZONE = 'UTC';

/** Sends a link to choose a new password to whoever forgot theirs, if anybody did. */
export const sendResetLetter = async (tx: Tx, event: OutboxEvent, deps: Deps): Promise<void> => {
  const { userId } = event.payload as unknown as AccountEvents['account.password_forgotten'];
  if (userId === null) return;
  const reader = (await usersByIds(tx, [userId])).get(userId);
  const reset = reader && (await issueReset(tx, deps.clock.now(), userId));
  if (!reset) return;
  const say = sentencesIn(reader.locale);
  const until = formatInstant(reset.expiresAt.toString(), ZONE, reader.locale);
  // Behind the #, so that the token reaches no log and no other site.
  const url = `${deps.config.publicUrl}/reset-password#token=${reset.token}`;
  const text = [
    say('hello', { name: reader.nickname }),
    say('resetPassword.text', { url, until: `${until} (${formatZone(ZONE, reader.locale)})` }),
    say('resetPassword.ignore'),
    say('bye'),
  ].join('\n\n');
  const letter = { to: reader.email, subject: say('resetPassword.subject'), text };
  await post(tx, deps, letter, `reset-${event.id}`);
};
