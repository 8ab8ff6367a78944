import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { canTurnOff, type Topic } from '@tomoguide/contract/notifications/topics';
import { UserId } from '@tomoguide/contract/primitives';
import { LetterRefused, type Mailer, type Mail as Sent } from '../../../adapters/mail/mailer.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData, JobHandler } from '../../../jobs/jobs.ts';
import { getTranslation } from '../../../translation.ts';
import { addressIsAnothers, loadUsersByIds } from '../../accounts/service.ts';
import {
  buildEmailSettingsUrl,
  buildOneClickUrl,
  createEmailToken,
} from '../settings/letter-link.ts';
import { type IsOff, loadChoices } from '../settings/queries.ts';
import { CONFIRM_JOB } from './confirmation-letter.ts';
import type { Letter } from './letter-frame.ts';
import { RESET_JOB } from './reset-letter.ts';

type Mail = Omit<Sent, 'messageId'>;

export const SEND_JOB = 'notifications.send-mail';

/** The jobs that send emails; each job sends one email. */
export const LETTER_JOBS: readonly string[] = [SEND_JOB, RESET_JOB, CONFIRM_JOB];

/** Adds the unsubscribe link if the user can turn off emails on this topic. */
const withLink = (deps: Deps, { reader, to, subject, text }: Letter, topic: Topic): Mail => {
  if (!canTurnOff(topic, 'email')) return { to, subject, text };
  const token = createEmailToken(deps.config, reader.id, topic);
  const url = buildEmailSettingsUrl(deps.config.publicUrl, token);
  return {
    to,
    subject,
    text: `${text}\n\n${getTranslation<'letters'>(reader.locale)('letters.stop', { url })}`,
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
const canSendTo = async (tx: Tx, { reader, to, aboutOwnPaid }: Letter): Promise<boolean> =>
  reader.emailConfirmed || (aboutOwnPaid === true && !(await addressIsAnothers(tx, to)));

/**
 * Schedules an email in the caller's transaction, unless the user has turned its topic off or has not
 * confirmed the address. Passing the users' settings as `known` saves a query.
 */
export const enqueueLetter = async (
  tx: Tx,
  deps: Deps,
  letter: Letter,
  topic: Topic,
  messageId: string,
  known?: IsOff,
): Promise<void> => {
  // A closed account gets no email.
  if (isClosedAddress(letter.to)) return;
  if (!(await canSendTo(tx, letter))) return;
  const isOff = known ?? (await loadChoices(tx, [letter.reader.id]));
  if (isOff(letter.reader.id, topic, 'email')) return;
  await enqueue(tx, deps, withLink(deps, letter, topic), messageId, letter.reader.id);
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
export const createLetterJob = (
  { counters, log }: Pick<Deps, 'counters' | 'log'>,
  mailer: Mailer,
  write: (data: JobData) => Promise<Mail | null>,
): JobHandler => {
  const { externalFailures, letters } = counters;
  return async (data) => {
    const letter = await write(data);
    if (!letter || isClosedAddress(letter.to)) return;
    const messageId = String(data.messageId);
    try {
      await mailer.send({ ...letter, messageId });
      letters.increment('sent');
    } catch (error) {
      if (!(error instanceof LetterRefused)) {
        externalFailures.increment('mail');
        throw error;
      }
      letters.increment('refused');
      log.warn({ messageId }, 'a letter was refused for good and is dropped');
    }
  };
};
