import { type MaskedText, maskContacts } from '@tomoguide/contract/messaging/contact-mask';

/** Cache size, in characters of text; a character takes about two bytes. */
const MAX_CHARACTERS = 2_000_000;

/**
 * LRU cache of masked texts. A message's text never changes, and masking a page of a hundred very long
 * messages would block all requests for 20 to 60 ms each time.
 */
export class MaskedTexts {
  readonly #cache = new Map<string, MaskedText>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
  }

  get characters(): number {
    return this.#characters;
  }

  of(typed: string): MaskedText {
    const cached = this.#cache.get(typed);
    if (cached) this.#evict(typed);
    const masked = cached ?? maskContacts(typed);
    this.#cache.set(typed, masked);
    this.#characters += typed.length;
    while (this.#characters > this.#maxCharacters)
      this.#evict(this.#cache.keys().next().value ?? '');
    return masked;
  }

  #evict(typed: string): void {
    if (this.#cache.delete(typed)) this.#characters -= typed.length;
  }
}
