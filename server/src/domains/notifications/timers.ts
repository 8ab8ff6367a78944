import { PUSH_HOURS } from '@tomoguide/contract/notifications/figures';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Deps } from '../../deps.ts';
import { ANNOUNCE, sendToAll } from './announcements/send-to-recipients.ts';
import { endAllCopies, WITHDRAW_ANNOUNCEMENT } from './announcements/withdraw-announcement.ts';
import { CONFIRM_JOB, writeConfirmationEmail } from './emails/confirmation-email.ts';
import { RESET_JOB, writeResetEmail } from './emails/reset-email.ts';
import { createEmailJob, SEND_JOB, toMail } from './emails/send-emails.ts';
import { deleteFormerDevices } from './push/device-queries.ts';
import { derivePushKeys } from './push/push-keys.ts';
import { deleteOldPushes } from './push/push-queries.ts';
import { sendDuePushes } from './push/send-due-pushes.ts';

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

export const registerPushTimers = (deps: Deps): void => {
  const keys = derivePushKeys(deps.config);
  deps.jobs.watch('notifications.pushes', (isStopped) => sendDuePushes(deps, keys, isStopped));
  deps.jobs.every('notifications.forget-pushes', '37 * * * *', async () => {
    // A done push is kept longer than its event can be repeated, so that it is never sent twice.
    await deleteOldPushes(deps.db, deps.clock.now().subtract({ hours: 2 * PUSH_HOURS }));
    await deleteFormerDevices(deps.db, keys.publicKey);
  });
};
