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
    '00:32（北京时间）。',
  ]);
  expect(wholeOf('11月3日 周二，还剩 2 小时 14 分钟')).toEqual([
    '11月3日',
    '周二，',
    '2 小时',
    '14 分钟',
  ]);
  expect(wholeOf('until Mon, Nov 23, 2026, 00:32')).toEqual(['Mon, Nov 23, 2026,']);
  expect(wholeOf('rate of November 3, 2026. In November 2026 for 3 Mar')).toEqual([
    'November 3, 2026.',
  ]);
  expect(wholeOf('〒530-0041 大阪府大阪市北区天神橋3-5-15')).toEqual(['530-0041', '3-5-15']);
});

test('the names of temples and wards stay on one line', () => {
  expect(wholeOf('From Kiyomizu to Nanzen-ji, then Nishi-ku · 13-year-old')).toEqual([
    'Nanzen-ji,',
    'Nishi-ku',
  ]);
});

test('amounts with their currency and figures with their unit stay on one line', () => {
  expect(wholeOf('Pay RMB 1,280 now and JPY 14,000 on site, 3 travelers, 2.5 hours.')).toEqual([
    'RMB 1,280',
    'JPY 14,000',
    '3 travelers,',
    '2.5 hours.',
  ]);
  expect(wholeOf('Cancel by 00:32 (Beijing time): −RMB 13.50 and RMB 5.')).toEqual([
    '00:32 (Beijing time):',
    '−RMB 13.50',
    'RMB 5.',
  ]);
  expect(wholeOf('Pay by Sun, May 3, 00:32 New York time (13:32 in Tokyo).')).toEqual([
    'Sun, May 3,',
    '00:32 New York time',
    '13:32 in Tokyo).',
  ]);
  expect(wholeOf('门票 14,000 日元，共 3 位，可提现 ¥1,280')).toEqual(['14,000 日元，', '3 位，']);
});

test('no line begins with a comma, with the clock of a time, or with the word behind it', () => {
  expect(wholeOf('08:00–11:00（东京时间），3 小时')).toEqual([
    '08:00–11:00（东京时间），',
    '3 小时',
  ]);
  expect(wholeOf('在 周日 00:32（北京时间）前付款')).toEqual(['周日', '00:32（北京时间）前']);
  expect(wholeOf('07:00（北京时间，即东京时间 08:00）前取消')).toEqual([
    '07:00（北京时间，',
    '即东京时间 08:00）前',
  ]);
});

test('the second clock of a time stays on one line, with its day', () => {
  expect(wholeOf('00:02（纽约时间，即东京时间 11月29日 14:02）前付款')).toEqual([
    '00:02（纽约时间，',
    '即东京时间 11月29日',
    '14:02）前',
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

test('the names of the people in a sentence stay on one line, whatever is in them', () => {
  const whole = (sentence: string, ...names: string[]) =>
    unbrokenPieces(sentence, names)
      .filter((piece) => piece.whole)
      .map(({ text }) => text);
  expect(whole('等待Natsuki 浜田夏希确认，周日前', 'Natsuki 浜田夏希')).toEqual([
    'Natsuki 浜田夏希',
    '周日',
  ]);
  expect(whole('由J.(Leo)+3 天确认', 'J.(Leo)+3 天')).toEqual(['J.(Leo)+3 天']);
  expect(whole('由 A 和 B 确认', '', 'B')).toEqual(['B']);
  expect(whole(`由${'名'.repeat(21)}确认`, '名'.repeat(21))).toEqual([]);
});
