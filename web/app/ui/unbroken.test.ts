import { expect, test } from 'vitest';
import { unbrokenPieces } from './unbroken.tsx';

const wholeOf = (sentence: string) =>
  unbrokenPieces(sentence)
    .filter(({ whole }) => whole)
    .map(({ text }) => text);

test('dates, weekdays, zones, spans and house numbers stay on one line', () => {
  expect(wholeOf('最晚到 2026年11月1日 周日 00:32（北京时间）。')).toEqual([
    '2026年11月1日',
    '周日',
    '00:32（北京时间）',
  ]);
  expect(wholeOf('11月3日 周二，还剩 2 小时 14 分钟')).toEqual([
    '11月3日',
    '周二',
    '2 小时',
    '14 分钟',
  ]);
  expect(wholeOf('until Mon, 23 Nov 2026, 00:32')).toEqual(['23 Nov 2026']);
  expect(wholeOf('〒530-0041 大阪府大阪市北区天神橋3-5-15')).toEqual(['530-0041', '3-5-15']);
});

test('no line begins with the clock of a time, or with the word behind it', () => {
  expect(wholeOf('08:00–11:00（东京时间），3 小时')).toEqual(['08:00–11:00（东京时间）', '3 小时']);
  expect(wholeOf('在 周日 00:32（北京时间）前付款')).toEqual(['周日', '00:32（北京时间）前']);
  expect(wholeOf('07:00（北京时间，即东京时间 08:00）前取消')).toEqual([
    '07:00（北京时间',
    '08:00）前',
  ]);
});

test('no character of the sentence is lost or added', () => {
  for (const sentence of [
    '',
    '周日',
    '在 2026年11月1日 周日 前付款',
    'nothing to keep together',
    '07:00（北京时间，即东京时间 08:00）前',
  ])
    expect(
      unbrokenPieces(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
});
