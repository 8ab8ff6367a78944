import type { TextTree } from '@tomoguide/contract/translate';

/**
 * The translation files, one small file per language and namespace. Their names alone take two kilobytes,
 * so this manifest is fetched separately.
 */
export const files = import.meta.glob<TextTree>(
  ['../../../contract/src/**/words/*/*.ts', '!../../../contract/src/words/*/all.ts'],
  { import: 'default' },
);
