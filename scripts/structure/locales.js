// Checks that code reads the properties of a language (contract/src/languages/) and never names one, so
// that adding a language requires no changes elsewhere (CONTRIBUTING.md, "Add a language").
import { LOCALES } from '../../contract/src/locale.ts';
import { isCode } from './sources.js';

const CHECKED = /^(contract\/src|server\/src|web\/app)\/(?!locale\.ts$|.*(testing[-/]|\.test\.))/;
const CODES = LOCALES.join('|');
/** Matches a comparison with a language code, or a value for each code. */
const NAMED = new RegExp(`[!=]== '(${CODES})'|\\ben: .*'(${CODES})': |^ +'(${CODES})': `);

export const checkLocales = (sources) =>
  [...sources].flatMap(([path, text]) =>
    isCode(path) && CHECKED.test(path)
      ? text.split('\n').flatMap((line, index) => {
          const named = NAMED.test(line);
          return named ? [`${path}:${index + 1}: read a property of LANGUAGES instead`] : [];
        })
      : [],
  );
