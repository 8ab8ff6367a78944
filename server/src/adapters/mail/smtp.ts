import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Letters through an SMTP server (SMTP_URL), answered within ten seconds or tried again. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return {
    send: async ({ to, subject, text, messageId }) => {
      await transport.sendMail({ to, subject, text, messageId: `<${messageId}@tomoguide>` });
    },
  };
};
