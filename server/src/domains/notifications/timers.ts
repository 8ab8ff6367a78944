import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Deps } from '../../deps.ts';
import { ANNOUNCE, sendToAll } from './announcements/send-to-recipients.ts';
import { endAllCopies, WITHDRAW_ANNOUNCEMENT } from './announcements/withdraw-announcement.ts';
import { CONFIRM_JOB, writeConfirmationEmail } from './emails/confirmation-email.ts';
import { RESET_JOB, writeResetEmail } from './emails/reset-email.ts';
import { createEmailJob, SEND_JOB, toMail } from './emails/send-emails.ts';

/**
 * Registers the jobs that send emails. A job is retried while the mail server is down, and dropped if the
 * server rejects the email permanently.
 */
export const registerEmailTimers = (deps: Deps, mailer: Mailer): void => {
  deps.jobs.handle(
    SEND_JOB,
    createEmailJob(deps, mailer, (data) => toMail(deps, data)),
    'days',
  );
  deps.jobs.handle(
    RESET_JOB,
    createEmailJob(deps, mailer, (data) => writeResetEmail(deps, data)),
  );
  deps.jobs.handle(
    CONFIRM_JOB,
    createEmailJob(deps, mailer, (data) => writeConfirmationEmail(deps, data)),
    'days',
  );
};

export const registerAnnouncementTimers = (deps: Deps): void => {
  deps.jobs.handle(ANNOUNCE, (data) => sendToAll(deps, data), 'days');
  deps.jobs.handle(WITHDRAW_ANNOUNCEMENT, (data) => endAllCopies(deps, data), 'days');
};
