import type { TextLanguage } from '@tomoguide/contract/languages/en';

/** A service that translates text, outside the site. */
export interface Translator {
  /** The host that the text is sent to, as users see it. */
  readonly host: string;
  /**
   * Translates a text from whichever language it is in. Returns null if the service accepts only shorter
   * texts, and throws if it fails.
   */
  translate(text: string, to: TextLanguage): Promise<string | null>;
}
