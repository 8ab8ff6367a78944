import { type MaskedText, maskContacts } from '@tomoguide/contract/messaging/contact-mask';

/** Cache size, in characters of text; a character takes about two bytes. */
const MAX_CHARACTERS = 2_000_000;

/**
 * LRU cache of masked texts. A message's text never changes, and masking a page of a hundred very long
 * messages would block all requests for 20 to 60 ms each time.
 */
export class MaskedTexts {
  readonly #known = new Map<string, MaskedText>();
  readonly #most: number;
  #characters = 0;

  constructor(most = MAX_CHARACTERS) {
    this.#most = most;
  }

  get characters(): number {
    return this.#characters;
  }

  of(typed: string): MaskedText {
    const known = this.#known.get(typed);
    if (known) this.#forget(typed);
    const masked = known ?? maskContacts(typed);
    this.#known.set(typed, masked);
    this.#characters += typed.length;
    while (this.#characters > this.#most) this.#forget(this.#known.keys().next().value ?? '');
    return masked;
  }

  #forget(typed: string): void {
    if (this.#known.delete(typed)) this.#characters -= typed.length;
  }
}
