import type { Sentences } from '@tomoguide/contract/translate';

/**
 * The translation files, one small file per language and namespace. Their names alone take two kilobytes,
 * so this manifest is fetched separately.
 */
export const files = import.meta.glob<Sentences>(
  ['../../../contract/src/**/words/*/*.ts', '!../../../contract/src/words/*/all.ts'],
  { import: 'default' },
);
