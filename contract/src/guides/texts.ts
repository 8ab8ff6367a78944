import * as z from 'zod/mini';
import type { Locale } from '../primitives.ts';
import { text } from '../primitives.ts';

/** A guide's own words in one or both languages; at least one is there. */
export interface LocalText {
  readonly en: string | null;
  readonly zh: string | null;
}

/** The words in the reader's language, or in the other one: foreign words say more than none. */
export const inLocale = (words: LocalText, locale: Locale): string =>
  (locale === 'zh-CN' ? (words.zh ?? words.en) : (words.en ?? words.zh)) ?? '';

/** The schema of such words: `max` code points in each language, at least one language filled. */
export const localText = (max: number) =>
  z.strictObject({ en: z.nullable(text(1, max)), zh: z.nullable(text(1, max)) }).check(
    z.refine((words) => words.en !== null || words.zh !== null, {
      error: 'at least one language',
    }),
  );
