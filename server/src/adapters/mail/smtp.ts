import { quotedEmail } from '@tomoguide/contract/email-address';
import { createTransport } from 'nodemailer';
import { LetterRefused, type Mailer } from './mailer.ts';

/**
 * A 5xx about this letter or its reader. One about our login (530, 535) is retried while the
 * configuration is fixed.
 */
const isForGood = (error: unknown): error is Error => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const aboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutLetter && responseCode >= 500 && responseCode !== 530;
};

const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const ANSWER_MS = 10_000;

export interface SmtpOptions {
  url: string;
  from: string;
  /** The site's, in every Message-ID: `tomoguide.example`. */
  host: string;
  /** Where answers go; without it to the sender. */
  replyTo?: string | undefined;
  answerMs?: number;
}

/** Letters through an SMTP server (SMTP_URL), answered within ten seconds or tried again. */
export const smtpMailer = ({
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
  // Given with the address: the connection keeps a copy of these options and reads no later change.
  const transport = createTransport({ url, ...limits }, { from });
  return {
    send: async ({ to, subject, text, messageId, stopUrl }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: quotedEmail(to) },
          subject,
          text,
          messageId: `<${messageId}@${host}>`,
          ...(replyTo ? { replyTo } : {}),
          // No program answers it: no out-of-office note comes back (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl ? stopHeaders(stopUrl) : {}) },
        });
      } catch (error) {
        if (isForGood(error)) throw new LetterRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
};
