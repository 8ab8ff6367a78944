import type { Locale } from '@tomoguide/contract/primitives';
import { createTranslator } from '@tomoguide/contract/translate';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { Namespace, Translate } from '@tomoguide/contract/words/keys';

/** Returns the function that translates texts of some catalogs, as in `t('emails.hello', { name })`. */
export const getTranslation = <Name extends Namespace>(locale: Locale): Translate<Name> =>
  createTranslator(locale, CATALOGS[locale]);
