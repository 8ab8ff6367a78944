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
