import { quoteEmail } from '@tomoguide/contract/email-address';
import { createTransport } from 'nodemailer';
import { EmailRefused, type Mailer } from './mailer.ts';

/**
 * Returns whether an error is a permanent rejection of this email or its recipient (5xx). Authentication
 * errors (530, 535) count as temporary, because the operator can fix the configuration.
 */
const isPermanent = (error: unknown): error is Error => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const aboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutEmail && responseCode >= 500 && responseCode !== 530;
};

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const ANSWER_MS = 10_000;

export interface SmtpOptions {
  url: string;
  from: string;
  /** The host name in Message-IDs, such as `tomoguide.example`. */
  host: string;
  /** The reply-to address; by default the sender's. */
  replyTo?: string | undefined;
  answerMs?: number;
}

/**
 * Creates a mailer that sends emails through an SMTP server (SMTP_URL), with a timeout of ten seconds per
 * attempt.
 */
export const createSmtpMailer = ({
  url,
  from,
  host,
  replyTo,
  answerMs = ANSWER_MS,
}: SmtpOptions): Mailer => {
  const limits = {
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  };
  // The sender is passed with each email, because the connection copies its options and ignores later
  // changes.
  const transport = createTransport({ url, ...limits }, { from });
  return {
    send: async ({ to, subject, text, messageId, stopUrl }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: quoteEmail(to) },
          subject,
          text,
          messageId: `<${messageId}@${host}>`,
          ...(replyTo ? { replyTo } : {}),
          // Suppresses automatic replies such as out-of-office notes (RFC 3834). Exchange has a header of
          // its own.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'OOF, AutoReply',
            ...(stopUrl ? unsubscribeHeaders(stopUrl) : {}),
          },
        });
      } catch (error) {
        if (isPermanent(error)) throw new EmailRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
};
