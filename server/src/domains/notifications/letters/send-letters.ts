import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { canTurnOff, type Topic } from '@tomoguide/contract/notifications/topics';
import { LetterRefused, type Mailer, type Mail as Sent } from '../../../adapters/mail/mailer.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData, JobHandler } from '../../../jobs/jobs.ts';
import { translationIn } from '../../../translation.ts';
import { addressIsAnothers } from '../../accounts/service.ts';
import { letterPage, letterToken, oneClickUrl } from '../settings/letter-link.ts';
import { type IsOff, loadChoices } from '../settings/queries.ts';
import { CONFIRM_JOB } from './confirmation-letter.ts';
import type { Letter } from './letter-frame.ts';
import { RESET_JOB } from './reset-letter.ts';

type Mail = Omit<Sent, 'messageId'>;

export const SEND_JOB = 'notifications.send-mail';

/** The jobs that send one email each. */
export const LETTER_JOBS: readonly string[] = [SEND_JOB, RESET_JOB, CONFIRM_JOB];

/** Adds the unsubscribe link to an email that can be turned off. */
const withLink = (deps: Deps, { reader, to, subject, text }: Letter, topic: Topic): Mail => {
  if (!canTurnOff(topic, 'email')) return { to, subject, text };
  const token = letterToken(deps.config, reader.id, topic);
  const url = letterPage(deps.config.publicUrl, token);
  return {
    to,
    subject,
    text: `${text}\n\n${translationIn<'letters'>(reader.locale)('letters.stop', { url })}`,
    stopUrl: oneClickUrl(deps.config.publicUrl, token),
  };
};

/** Enqueues an email in the caller's transaction; a job sends it and retries until it is accepted. */
export const enqueue = (tx: Tx, deps: Deps, mail: Mail, messageId: string): Promise<void> =>
  deps.jobs.schedule(tx, SEND_JOB, { ...mail, messageId }, deps.clock.now());

/**
 * Returns whether emails can be sent to the user's address (docs/product/accounts.md, "Email
 * confirmation").
 */
const canSendTo = async (tx: Tx, { reader, to, aboutOwnPaid }: Letter): Promise<boolean> =>
  reader.emailConfirmed || (aboutOwnPaid === true && !(await addressIsAnothers(tx, to)));

/**
 * Enqueues an email in the caller's transaction, unless the user has turned its topic off or has not
 * confirmed the address. Passing the user's choices as `known` saves a query.
 */
export const enqueueLetter = async (
  tx: Tx,
  deps: Deps,
  letter: Letter,
  topic: Topic,
  messageId: string,
  known?: IsOff,
): Promise<void> => {
  // The account is closed.
  if (isClosedAddress(letter.to)) return;
  if (!(await canSendTo(tx, letter))) return;
  const isOff = known ?? (await loadChoices(tx, [letter.reader.id]));
  if (isOff(letter.reader.id, topic, 'email')) return;
  await enqueue(tx, deps, withLink(deps, letter, topic), messageId);
};

/** Returns an email whose text is stored in the job. */
export const toMail = async ({ to, subject, text, stopUrl }: JobData): Promise<Mail> => ({
  to: String(to),
  subject: String(subject),
  text: String(text),
  ...(stopUrl ? { stopUrl: String(stopUrl) } : {}),
});

/**
 * Sends the email that `write` returns for the job's data. A permanent rejection is logged and the email
 * dropped; any other error is thrown, so that the job is retried.
 */
export const createLetterJob = (
  { counters, log }: Pick<Deps, 'counters' | 'log'>,
  mailer: Mailer,
  write: (data: JobData) => Promise<Mail | null>,
): JobHandler => {
  const { externalFailures, letters } = counters;
  return async (data) => {
    const letter = await write(data);
    if (!letter) return;
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
