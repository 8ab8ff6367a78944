/** Katakana is written as hiragana, so that トウキョウ finds what とうきょう finds. */
const toHiragana = (value: string): string =>
  value.replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );

/**
 * A place name normalised for comparison: width, case, accents, spaces and punctuation do not count
 * (Ｔōｋｙｏ, 'new york', New-York).
 */
export const searchKey = (value: string): string =>
  toHiragana(value.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '');
