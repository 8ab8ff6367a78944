import { LetterRefused, type Mailer } from '../../../adapters/mail/mailer.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import type { Letter } from './letter.ts';
import { RESET_JOB, writeResetLetter } from './reset-letter.ts';

const SEND_JOB = 'notifications.send-mail';

/**
 * Enqueues a letter in the caller's transaction; a job sends it and retries until it is accepted.
 */
export const post = (tx: Tx, deps: Deps, letter: Letter, messageId: string): Promise<void> =>
  deps.jobs.at(tx, SEND_JOB, { ...letter, messageId }, deps.clock.now());

const asWritten = async ({ to, subject, text }: JobData): Promise<Letter> => ({
  to: String(to),
  subject: String(subject),
  text: String(text),
});

/**
 * Registers the jobs that send letters: retried for days while the mail server is away, dropped
 * when it refuses one permanently.
 */
export const registerPost = (deps: Deps, mailer: Mailer): void => {
  const sending =
    (write: (data: JobData) => Promise<Letter | null>) =>
    async (data: JobData): Promise<void> => {
      const letter = await write(data);
      if (!letter) return;
      const messageId = String(data.messageId);
      try {
        await mailer.send({ ...letter, messageId });
      } catch (error) {
        if (!(error instanceof LetterRefused)) throw error;
        deps.log.warn({ messageId }, 'a letter was refused for good and is dropped');
      }
    };
  deps.jobs.handle(SEND_JOB, sending(asWritten), 'days');
  deps.jobs.handle(
    RESET_JOB,
    sending((data) => writeResetLetter(deps, data)),
  );
};
