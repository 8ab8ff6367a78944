/** A letter as it leaves: plain text in the reader's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for the same letter, so that a repeated delivery can be recognised. */
  messageId: string;
}

/** Refused permanently: retrying cannot help. */
export class LetterRefused extends Error {}

/** Hands letters over. Rejects when the letter was not taken; the job tries again unless LetterRefused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
