import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { getTranslation } from '../../../translation.ts';
import { issueReset, loadUsersByIds, resetToken } from '../../accounts/service.ts';
import { buildEmailText, type Email } from './email-frame.ts';

/**
 * The job that emails the reset link. The email is generated when it is sent, so that no database row
 * contains the token.
 */
export const RESET_JOB = 'notifications.send-reset-link';

/** Schedules the email with the password reset link; sends nothing to an address without an account. */
export const sendResetEmail: Reaction<'account.password_forgotten'> = async (tx, event, deps) => {
  const { userId } = event.payload;
  if (userId === null) return;
  const reset = await issueReset(tx, deps, userId);
  if (!reset) return;
  const data = { userId, seed: reset.seed, expiresAt: reset.expiresAt.toString() };
  const messageId = `reset-${event.id}`;
  await deps.jobs.schedule(tx, RESET_JOB, { ...data, messageId }, deps.clock.now());
};

/** Generates the email; returns null if the link expired while the email waited for the mail server. */
export const writeResetEmail = async (deps: Deps, data: JobData): Promise<Email | null> => {
  const expiresAt = Temporal.Instant.from(String(data.expiresAt));
  if (Temporal.Instant.compare(deps.clock.now(), expiresAt) >= 0) return null;
  const [reader] = (await loadUsersByIds(deps.db, [UserId.parse(data.userId)])).values();
  if (!reader) return null;
  const t = getTranslation<'emails'>(reader.locale);
  // The token is in the URL fragment, which is not logged or sent to other sites.
  const url = `${deps.config.publicUrl}/reset-password#token=${resetToken(deps.config, String(data.seed))}`;
  const text = buildEmailText(
    t,
    reader.nickname,
    t('emails.resetPassword.text', { url }),
    t('emails.resetPassword.ignore'),
  );
  return { reader, to: reader.email, subject: t('emails.resetPassword.subject'), text };
};
