import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Letter } from './letters.ts';

const SEND_JOB = 'notifications.send-mail';

/** Hands a letter to the post in the caller's transaction; a job sends it and tries until it is taken. */
export const post = (tx: Tx, deps: Deps, letter: Letter, messageId: string): Promise<void> =>
  deps.jobs.at(tx, SEND_JOB, { ...letter, messageId }, deps.clock.now());

/** Names the job that sends letters. */
export const registerPost = (deps: Deps, mailer: Mailer): void => {
  deps.jobs.handle(SEND_JOB, async ({ to, subject, text, messageId }) => {
    await mailer.send({
      to: String(to),
      subject: String(subject),
      text: String(text),
      messageId: String(messageId),
    });
  });
};
