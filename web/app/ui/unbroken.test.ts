import { expect, test } from 'vitest';
import { splitUnbroken } from './unbroken.tsx';

const unbrokenTexts = (sentence: string) =>
  splitUnbroken(sentence)
    .filter(({ whole: unbrokenWithNames }) => unbrokenWithNames)
    .map(({ text }) => text);

test('keeps dates, weekdays, time zones, ranges and house numbers on one line', () => {
  expect(unbrokenTexts('最晚到 2026年11月1日 周日 00:32（北京时间）。')).toEqual([
    '2026年11月1日',
    '周日',
    '00:32（北京时间）。',
  ]);
  expect(unbrokenTexts('11月3日 周二，还剩 2 小时 14 分钟')).toEqual([
    '11月3日',
    '周二，',
    '2 小时',
    '14 分钟',
  ]);
  expect(unbrokenTexts('until Mon, Nov 23, 2026, 00:32')).toEqual(['Mon, Nov 23, 2026,']);
  expect(unbrokenTexts('rate of November 3, 2026. In November 2026 for 3 Mar')).toEqual([
    'November 3, 2026.',
  ]);
  expect(unbrokenTexts('〒530-0041 大阪府大阪市北区天神橋3-5-15')).toEqual(['530-0041', '3-5-15']);
});

test('keeps the names of temples and wards on one line', () => {
  expect(unbrokenTexts('From Kiyomizu to Nanzen-ji, then Nishi-ku · 13-year-old')).toEqual([
    'Nanzen-ji,',
    'Nishi-ku',
  ]);
});

test('keeps amounts with their currency, and numbers with their unit, on one line', () => {
  expect(
    unbrokenTexts('Pay RMB 1,280 now and JPY 14,000 on site, 3 travelers, 2.5 hours.'),
  ).toEqual(['RMB 1,280', 'JPY 14,000', '3 travelers,', '2.5 hours.']);
  expect(unbrokenTexts('Cancel by 00:32 (Beijing time): −RMB 13.50 and RMB 5.')).toEqual([
    '00:32 (Beijing time):',
    '−RMB 13.50',
    'RMB 5.',
  ]);
  expect(unbrokenTexts('Pay by Sun, May 3, 00:32 New York time (13:32 in Tokyo).')).toEqual([
    'Sun, May 3,',
    '00:32 New York time',
    '13:32 in Tokyo).',
  ]);
  expect(unbrokenTexts('门票 14,000 日元，共 3 位，可提现 ¥1,280')).toEqual([
    '14,000 日元，',
    '3 位，',
  ]);
});

test('never starts a line with a comma, a time zone or the word after a time zone', () => {
  expect(unbrokenTexts('08:00–11:00（东京时间），3 小时')).toEqual([
    '08:00–11:00（东京时间），',
    '3 小时',
  ]);
  expect(unbrokenTexts('在 周日 00:32（北京时间）前付款')).toEqual(['周日', '00:32（北京时间）前']);
  expect(unbrokenTexts('07:00（北京时间，即东京时间 08:00）前取消')).toEqual([
    '07:00（北京时间，',
    '即东京时间 08:00）前',
  ]);
});

test('keeps the second time zone of a time on one line with its day', () => {
  expect(unbrokenTexts('00:02（纽约时间，即东京时间 11月29日 14:02）前付款')).toEqual([
    '00:02（纽约时间，',
    '即东京时间 11月29日',
    '14:02）前',
  ]);
});

test('neither drops nor adds characters', () => {
  for (const sentence of [
    '',
    '周日',
    '在 2026年11月1日 周日 前付款',
    'nothing to keep together',
    '07:00（北京时间，即东京时间 08:00）前',
  ])
    expect(
      splitUnbroken(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
});

test('keeps users’ names on one line, no matter what characters they contain', () => {
  const unbrokenWithNames = (sentence: string, ...names: string[]) =>
    splitUnbroken(sentence, names)
      .filter((piece) => piece.whole)
      .map(({ text }) => text);
  expect(unbrokenWithNames('等待Natsuki 浜田夏希确认，周日前', 'Natsuki 浜田夏希')).toEqual([
    'Natsuki 浜田夏希',
    '周日',
  ]);
  expect(unbrokenWithNames('由J.(Leo)+3 天确认', 'J.(Leo)+3 天')).toEqual(['J.(Leo)+3 天']);
  expect(unbrokenWithNames('由 A 和 B 确认', '', 'B')).toEqual(['B']);
  expect(unbrokenWithNames(`由${'名'.repeat(21)}确认`, '名'.repeat(21))).toEqual([]);
});
