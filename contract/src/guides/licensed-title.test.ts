import { expect, test } from 'vitest';
import { claimsLicensedTitle } from './licensed-title.ts';

test.each([
  '全国通訳案内士',
  '全国通訳案内士（中国语）',
  '东京 地域通訳案内士',
  '全国通译案内士',
  '全國通譯案內士',
  'National Government Licensed Guide Interpreter',
  'licensed guide-interpreter (English)',
  'Licenced  Guide Interpreter',
  'Ｌｉｃｅｎｓｅｄ Ｇｕｉｄｅ Ｉｎｔｅｒｐｒｅｔｅｒ',
])('%s claims the licensed title', (words) => expect(claimsLicensedTitle(words)).toBe(true));

test.each([
  '商务翻译，200 场',
  'Licensed cook',
  'Medical interpreter training, 80 hours',
  'Mountain guide, stage I',
  '観光案内所',
])('%s does not claim the licensed title', (words) =>
  expect(claimsLicensedTitle(words)).toBe(false),
);
