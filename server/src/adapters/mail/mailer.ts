/** An email to send, as plain text in the recipient's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The URL for the unsubscribe button of email clients (RFC 8058). */
  stopUrl?: string;
  /** The Message-ID, which is the same for every attempt, so that recipients can detect duplicates. */
  messageId: string;
}

/** The email was rejected permanently, so a retry cannot succeed. */
export class EmailRefused extends Error {}

/**
 * Sends emails. Rejects if the mail server did not accept the email; the job then retries, unless the error
 * is EmailRefused.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
