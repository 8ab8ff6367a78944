/** An email to send: plain text in the recipient's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The URL for the mail client's unsubscribe button (RFC 8058). */
  stopUrl?: string;
  /** The same for every attempt, so that receivers can detect duplicates. */
  messageId: string;
}

/** Rejected permanently: a retry cannot succeed. */
export class LetterRefused extends Error {}

/** Sends emails. Rejects if an email was not accepted; the job retries unless it is LetterRefused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
