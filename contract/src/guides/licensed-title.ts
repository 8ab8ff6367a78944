/**
 * The title of guides whom the state has examined: 全国通訳案内士, National Government Licensed Guide
 * Interpreter. It is shown only with a licence number that staff has checked
 * (docs/product/law.md, "Licensed title").
 */

/** The same title in Japanese, Chinese (both scripts) and English, the regional ones too. */
const TITLE = /(通訳|通译|通譯|翻译)\s*案[内內]士|licen[cs]ed\s+guide[\s-]*interpreter/i;

/** Whether words claim the licensed title, however they are typed. */
export const claimsLicensedTitle = (words: string): boolean => TITLE.test(words.normalize('NFKC'));
