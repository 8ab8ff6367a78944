import { expect, test } from 'vitest';
import { buildSearchText, parseTextQuery } from './search-text.ts';

const isFound = (text: string, query: string): boolean => {
  const stored = buildSearchText([text]);
  const parsed = parseTextQuery(query);
  if (!parsed) return true;
  const grams = new Set(stored.grams);
  const fits = parsed.patterns.every((pattern) => stored.words.includes(pattern.slice(1, -1)));
  if (fits) expect(parsed.grams.every((gram) => grams.has(gram))).toBe(true);
  return fits;
};

test('finds Latin words by prefix, regardless of case, width and accents', () => {
  const text = 'Kyōto walks to Fushimi-Inari, cafés and tea';
  for (const query of ['kyoto', 'KYO', 'ｋｙｏｔｏ', 'inari', 'cafe', 'tea fushimi', 'w'])
    expect(isFound(text, query), query).toBe(true);
  for (const query of ['yoto', 'teas', 'kyoto osaka', 'nari'])
    expect(isFound(text, query)).toBe(false);
});

test('finds Chinese and Japanese words at any position', () => {
  const text = '在京都清水寺附近走走，拉面ラーメン100种';
  for (const query of ['清水寺', '水寺', '京', '拉面', 'ラーメン', 'メン', '清水寺 京都', '100'])
    expect(isFound(text, query), query).toBe(true);
  for (const query of ['水清', '大阪', '清水寺 大阪']) expect(isFound(text, query)).toBe(false);
});

test('returns null for text without letters or digits', () => {
  expect(parseTextQuery('%_ \\ ☆')).toBeNull();
});

test('escapes the wildcards of the text in a pattern', () => {
  expect(parseTextQuery('100% _a_ \\b')?.patterns).toEqual(['% 100%', '% a%', '% b%']);
});
