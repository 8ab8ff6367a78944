import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { canTurnOff, type Topic } from '@tomoguide/contract/notifications/topics';
import { UserId } from '@tomoguide/contract/primitives';
import { EmailRefused, type Mailer, type Mail as Sent } from '../../../adapters/mail/mailer.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData, JobHandler } from '../../../jobs/jobs.ts';
import { getTranslation } from '../../../translation.ts';
import { addressIsAnothers, loadUsersByIds } from '../../accounts/service.ts';
import {
  buildEmailSettingsUrl,
  buildOneClickUrl,
  createEmailToken,
} from '../settings/email-link.ts';
import { type IsOff, loadChoices } from '../settings/queries.ts';
import { CONFIRM_JOB } from './confirmation-email.ts';
import type { Email } from './email-frame.ts';
import { RESET_JOB } from './reset-email.ts';

type Mail = Omit<Sent, 'messageId'>;

export const SEND_JOB = 'notifications.send-mail';

/** The jobs that send emails; each job sends one email. */
export const EMAIL_JOBS: readonly string[] = [SEND_JOB, RESET_JOB, CONFIRM_JOB];

/** Adds the unsubscribe link if the user can turn off emails on this topic. */
const withLink = (deps: Deps, { reader, to, subject, text }: Email, topic: Topic): Mail => {
  if (!canTurnOff(topic, 'email')) return { to, subject, text };
  const token = createEmailToken(deps.config, reader.id, topic);
  const url = buildEmailSettingsUrl(deps.config.publicUrl, token);
  return {
    to,
    subject,
    text: `${text}\n\n${getTranslation<'emails'>(reader.locale)('emails.stop', { url })}`,
    stopUrl: buildOneClickUrl(deps.config.publicUrl, token),
  };
};

/**
 * Schedules an email in the caller's transaction; a job sends it, with retries until the mail server
 * accepts it. The user who gets it is null for a visitor.
 */
export const enqueue = (
  tx: Tx,
  deps: Deps,
  mail: Mail,
  messageId: string,
  userId: UserId | null,
): Promise<void> =>
  deps.jobs.schedule(tx, SEND_JOB, { ...mail, messageId, userId }, deps.clock.now());

/**
 * Returns whether emails can be sent to the user's address (docs/product/accounts.md, "Email
 * confirmation").
 */
const canSendTo = async (tx: Tx, { reader, to, aboutOwnPaid }: Email): Promise<boolean> =>
  reader.emailConfirmed || (aboutOwnPaid === true && !(await addressIsAnothers(tx, to)));

/**
 * Schedules an email in the caller's transaction, unless the user has turned its topic off or has not
 * confirmed the address. Passing the users' settings as `known` saves a query.
 */
export const enqueueEmail = async (
  tx: Tx,
  deps: Deps,
  email: Email,
  topic: Topic,
  messageId: string,
  known?: IsOff,
): Promise<void> => {
  // A closed account gets no email.
  if (isClosedAddress(email.to)) return;
  if (!(await canSendTo(tx, email))) return;
  const isOff = known ?? (await loadChoices(tx, [email.reader.id]));
  if (isOff(email.reader.id, topic, 'email')) return;
  await enqueue(tx, deps, withLink(deps, email, topic), messageId, email.reader.id);
};

/**
 * Returns the email that is stored in the job's data; null if its user has closed the account, even while
 * the email waited for the mail server. Jobs of earlier releases have no `userId`.
 */
export const toMail = async (
  { db }: Pick<Deps, 'db'>,
  { to, subject, text, stopUrl, userId }: JobData,
): Promise<Mail | null> => {
  const [user] = userId ? (await loadUsersByIds(db, [UserId.parse(userId)])).values() : [];
  if (user && isClosedAddress(user.email)) return null;
  return {
    to: String(to),
    subject: String(subject),
    text: String(text),
    ...(stopUrl ? { stopUrl: String(stopUrl) } : {}),
  };
};

/**
 * Creates a job that sends the email that `write` returns for the job's data. If the mail server
 * permanently rejects the email, the rejection is logged and the email dropped; any other error is thrown,
 * so that the job is retried.
 */
export const createEmailJob = (
  { counters, log }: Pick<Deps, 'counters' | 'log'>,
  mailer: Mailer,
  write: (data: JobData) => Promise<Mail | null>,
): JobHandler => {
  const { externalFailures, emails } = counters;
  return async (data) => {
    const email = await write(data);
    if (!email || isClosedAddress(email.to)) return;
    const messageId = String(data.messageId);
    try {
      await mailer.send({ ...email, messageId });
      emails.increment('sent');
    } catch (error) {
      if (!(error instanceof EmailRefused)) {
        externalFailures.increment('mail');
        throw error;
      }
      emails.increment('refused');
      log.warn({ messageId }, 'an email was refused for good and is dropped');
    }
  };
};
