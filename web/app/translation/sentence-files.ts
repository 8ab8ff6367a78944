import type { Sentences } from '@tomoguide/contract/translate';

/**
 * One small file per language and namespace. Their names alone are two kilobytes, so this list is fetched
 * separately.
 */
export const files = import.meta.glob<Sentences>(
  ['../../../contract/src/**/words/*/*.ts', '!../../../contract/src/words/*/all.ts'],
  { import: 'default' },
);
