import type { Sentences } from '@tomoguide/contract/translate';

/** One small file a language and noun. Their names alone are two kilobytes: this list is fetched itself. */
export const files = import.meta.glob<Sentences>('../../../contract/src/locales/*/*.ts', {
  import: 'default',
});
