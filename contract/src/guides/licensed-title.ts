/**
 * The title of state-examined guides: 全国通訳案内士, National Government Licensed Guide Interpreter. Shown only
 * with a license number that staff have checked (docs/product/law.md, "Licensed title").
 */

/**
 * Matches the title in Japanese, Chinese (simplified and traditional) and English, including its variants.
 */
const TITLE = /(通訳|通译|通譯|翻译)\s*案[内內]士|licen[cs]ed\s+guide[\s-]*interpreter/i;

/** Returns whether a text claims the licensed title, in any spelling. */
export const claimsLicensedTitle = (words: string): boolean => TITLE.test(words.normalize('NFKC'));
