import { expect, test } from 'vitest';
import { detectWrittenLanguage } from './language.ts';

test.each([
  ['en', 'We followed Kenji 岡部健二 through 大徳寺 before anybody was up.'],
  ['zh', '岡部老师带我们走了后门，那句 Good morning 让我们笑了一路。'],
  ['zh', '在「ラーメン横丁」吃的那碗面，比攻略里写的好吃十倍，排队也值得。'],
  ['ja', '朝の伏見稲荷を静かに案内していただきました。'],
  ['ko', '교토를 천천히 볼 수 있었어요.'],
  [null, '5/5 👍'],
  [null, ''],
])('%s: %s', (language, text) => {
  expect(detectWrittenLanguage(text)).toBe(language);
});

test.each([
  ['ja', '明日10時、京都駅中央口集合で'],
  ['ja', '了解。渋谷駅前、午後三時'],
  ['zh', '明天10点，京都站中央口见'],
  ['zh', '好的，我们在大徳寺门口等你'],
])('a text with few or no kana is %s by its characters: %s', (language, text) => {
  expect(detectWrittenLanguage(text)).toBe(language);
});

test('what its author writes decides for a text in characters that both languages share', () => {
  const text = '了解，明日午前十時';
  expect(detectWrittenLanguage(text)).toBe('zh');
  expect(detectWrittenLanguage(text, ['zh', 'ja'])).toBe('zh');
  expect(detectWrittenLanguage(text, ['ja', 'en'])).toBe('ja');
  expect(detectWrittenLanguage('See you at 10', ['ja'])).toBe('en');
});
