import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { getTranslation } from '../../../translation.ts';
import { findConfirmationToSend } from '../../accounts/service.ts';
import { buildEmailText, type Email } from './email-frame.ts';

/**
 * The job that emails the confirmation link. The email is generated when it is sent, so that no database
 * row contains the token.
 */
export const CONFIRM_JOB = 'notifications.send-confirmation-link';

/** Schedules the email with the link that confirms an email address. */
export const sendConfirmationEmail: Reaction<'account.confirmation_asked'> = async (
  tx,
  event,
  deps,
) => {
  const { confirmationId } = event.payload;
  const data = { confirmationId, messageId: `confirm-${event.id}` };
  await deps.jobs.schedule(tx, CONFIRM_JOB, data, deps.clock.now());
};

/** Generates the email; returns null if the link is no longer valid. */
export const writeConfirmationEmail = async (
  deps: Deps,
  data: JobData,
): Promise<Pick<Email, 'to' | 'subject' | 'text'> | null> => {
  const link = await findConfirmationToSend(deps, Number(data.confirmationId));
  if (!link) return null;
  const t = getTranslation<'emails'>(link.locale);
  // The token is in the URL fragment, which is not logged or sent to other sites.
  const url = `${deps.config.publicUrl}/confirm-email#token=${link.token}`;
  const text = buildEmailText(
    t,
    link.nickname,
    t('emails.confirmEmail.text', { username: link.username, url }),
    t('emails.confirmEmail.ignore'),
  );
  return { to: link.email, subject: t('emails.confirmEmail.subject'), text };
};
