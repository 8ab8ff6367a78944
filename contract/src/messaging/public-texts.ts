/** What strangers read holds no contacts (docs/product/contact-mask.md, "Public texts"). */
import { maskContacts } from './contact-mask.ts';

/** The texts of a value, each with where it stands: `bio.en`, `stops.0.title.zh`. */
const textsOf = (value: unknown, path: readonly string[] = []): [string, string][] => {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
};

/** Whether the mask would hide something of it. */
export const holdsContact = (text: string): boolean => maskContacts(text).masked;

/**
 * Where the first of the texts sent stands that holds a contact, or null. What was `kept` before,
 * wherever it stood, is no fault of the one who changes something else.
 */
export const contactIn = (sent: object, kept?: unknown): string | null => {
  const before = new Set(textsOf(kept).map(([, text]) => text));
  const found = textsOf(sent).find(([, text]) => !before.has(text) && holdsContact(text));
  return found?.[0] ?? null;
};
