/** Converts katakana to hiragana, so that トウキョウ and とうきょう are equal. */
const toHiragana = (value: string): string =>
  value.replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );

/**
 * Normalizes a place name for comparison: ignores character width, case, accents, spaces and punctuation
 * (Ｔōｋｙｏ, 'new york', New-York).
 */
export const getSearchKey = (value: string): string =>
  toHiragana(value.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '');
