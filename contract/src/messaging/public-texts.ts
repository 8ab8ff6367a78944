/** Public texts must not contain contacts (docs/product/contact-mask.md, "Public texts"). */
import { maskContacts } from './contact-mask.ts';

/** Returns all strings in a value with their paths: `bio.en`, `stops.0.title.zh`. */
const getTexts = (value: unknown, path: readonly string[] = []): [string, string][] => {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => getTexts(inner, [...path, key]));
};

/** Returns whether the mask would hide any part of a text. */
export const containsContactDetails = (text: string): boolean => maskContacts(text).masked;

/**
 * Returns the path of the first text that contains a contact; null if there is none. Texts that `stored`
 * already contains anywhere are ignored, so that they do not block other changes.
 */
export const findTextWithContact = (sent: object, stored?: unknown): string | null => {
  const before = new Set(getTexts(stored).map(([, text]) => text));
  const found = getTexts(sent).find(
    ([, text]) => !before.has(text) && containsContactDetails(text),
  );
  return found?.[0] ?? null;
};
