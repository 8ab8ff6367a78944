import { expect, test } from 'vitest';
import { detectMessageLanguage } from './message-language.ts';

test.each([
  ['ja', '明日10時、京都駅中央口集合で'],
  ['ja', '了解。渋谷駅前、午後三時'],
  ['zh', '明天10点，京都站中央口见'],
  ['zh', '好的，我们在大徳寺门口等你'],
])('a text with few or no kana is %s by its characters: %s', (language, text) => {
  expect(detectMessageLanguage(text)).toBe(language);
});

test('what its author writes decides for a text in characters that both languages share', () => {
  const text = '了解，明日午前十時';
  expect(detectMessageLanguage(text)).toBe('zh');
  expect(detectMessageLanguage(text, ['zh', 'ja'])).toBe('zh');
  expect(detectMessageLanguage(text, ['ja', 'en'])).toBe('ja');
  expect(detectMessageLanguage('See you at 10', ['ja'])).toBe('en');
});
