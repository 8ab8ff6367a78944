/**
 * Folds a text so that one pattern matches its ways of writing: width, case, accents, dashes, quotes and spaces.
 * Every UTF-16 code unit stays at its position, so positions in the folded text are positions in the text.
 */

const EQUIVALENTS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/[\u2010-\u2015\u2212\uff0d\ufe63]/, '-'],
  [/[\u223c\u301c\uff5e]/, '~'],
  [/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/, ' '],
  [/[\u2018\u2019\u02bc\uff07]/, "'"],
  [/[\u201c\u201d\uff02\u300c\u300d]/, '"'],
];
const FULL_WIDTH_COMMA = '\uff0c';
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/;

const foldUnit = (unit: string, before: string): string => {
  // Between full-width digits the comma groups thousands; elsewhere it ends a clause.
  if (unit === FULL_WIDTH_COMMA) return FULL_WIDTH_DIGIT.test(before) ? ',' : '、';
  for (const [pattern, equivalent] of EQUIVALENTS) if (pattern.test(unit)) return equivalent;
  const folded = unit.normalize('NFKD').charAt(0).toLowerCase();
  // Decomposing would take the voiced sound marks from kana.
  return /[\u3041-\u30ff]/.test(unit) ? unit : folded || unit;
};

/** Characters that folding does not change. */
const PLAIN = /^[\n !#-@[-`{-~\u3001-\u300b\u300e-\u301b\u301d-\u3029\u3041-\u30ff\u4e00-\u9fff]*$/;

export const foldText = (text: string): string => {
  if (PLAIN.test(text)) return text;
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    folded += PLAIN.test(unit) ? unit : foldUnit(unit, text.charAt(at - 1));
  }
  return folded;
};
