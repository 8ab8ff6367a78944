/** A letter as it leaves: plain text in the reader's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where a mail program's own button stops letters of this kind (RFC 8058). */
  stopUrl?: string;
  /** The same for the same letter, so that a repeated delivery can be recognised. */
  messageId: string;
}

/** Refused permanently: retrying cannot help. */
export class LetterRefused extends Error {}

/** Sends letters. Rejects when a letter was not accepted; the job retries unless LetterRefused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
