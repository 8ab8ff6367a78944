import { LetterRefused, type Mailer } from '../../adapters/mail/mailer.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { Letter } from './letters.ts';

const SEND_JOB = 'notifications.send-mail';

/** Hands a letter to the post in the caller's transaction; a job sends it and tries until it is taken. */
export const post = (tx: Tx, deps: Deps, letter: Letter, messageId: string): Promise<void> =>
  deps.jobs.at(tx, SEND_JOB, { ...letter, messageId }, deps.clock.now());

/**
 * Names the job that sends letters: for days while the mail server is away, once where it refuses a
 * letter for good.
 */
export const registerPost = (deps: Deps, mailer: Mailer): void => {
  const send = async ({ to, subject, text, messageId }: JobData): Promise<void> => {
    try {
      await mailer.send({
        to: String(to),
        subject: String(subject),
        text: String(text),
        messageId: String(messageId),
      });
    } catch (error) {
      if (!(error instanceof LetterRefused)) throw error;
      deps.log.warn({ messageId }, 'a letter was refused for good and is dropped');
    }
  };
  deps.jobs.handle(SEND_JOB, send, 'days');
};
