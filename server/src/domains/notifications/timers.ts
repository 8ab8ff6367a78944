import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Deps } from '../../deps.ts';
import { ANNOUNCE, sendToAll } from './announcements/send-to-recipients.ts';
import { endAllCopies, WITHDRAW_ANNOUNCEMENT } from './announcements/withdraw-announcement.ts';
import { CONFIRM_JOB, writeConfirmationLetter } from './letters/confirmation-letter.ts';
import { RESET_JOB, writeResetLetter } from './letters/reset-letter.ts';
import { createLetterJob, SEND_JOB, toMail } from './letters/send-letters.ts';

/**
 * Registers the jobs that send emails. A job is retried while the mail server is down, and dropped if the
 * server rejects the email permanently.
 */
export const registerLetterTimers = (deps: Deps, mailer: Mailer): void => {
  deps.jobs.handle(
    SEND_JOB,
    createLetterJob(deps, mailer, (data) => toMail(deps, data)),
    'days',
  );
  deps.jobs.handle(
    RESET_JOB,
    createLetterJob(deps, mailer, (data) => writeResetLetter(deps, data)),
  );
  deps.jobs.handle(
    CONFIRM_JOB,
    createLetterJob(deps, mailer, (data) => writeConfirmationLetter(deps, data)),
    'days',
  );
};

export const registerAnnouncementTimers = (deps: Deps): void => {
  deps.jobs.handle(ANNOUNCE, (data) => sendToAll(deps, data), 'days');
  deps.jobs.handle(WITHDRAW_ANNOUNCEMENT, (data) => endAllCopies(deps, data), 'days');
};
