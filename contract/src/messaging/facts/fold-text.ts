/**
 * Folds a text so that one pattern matches its ways of writing: width, case, accents, dashes and spaces. Every UTF-16
 * code unit stays at its position, so positions in the folded text are positions in the text.
 */

const DASH = /[\u2010-\u2015\u2212\uff0d\ufe63]/;
const TILDE = /[\u223c\u301c\uff5e]/;
const BLANK = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

const foldUnit = (unit: string): string => {
  if (DASH.test(unit)) return '-';
  if (TILDE.test(unit)) return '~';
  if (BLANK.test(unit)) return ' ';
  const base = unit.normalize('NFKD').charAt(0).toLowerCase();
  return base.length === 1 ? base : unit;
};

/** Characters that folding does not change. */
const PLAIN = /^[\n -@[-`{-~\u3001-\u3029\u3041-\u3093\u30a1-\u30f3\u4e00-\u9fff]*$/;

export const foldText = (text: string): string => {
  if (PLAIN.test(text)) return text;
  let folded = '';
  for (const unit of text.split('')) folded += PLAIN.test(unit) ? unit : foldUnit(unit);
  return folded;
};
