import { expect, test } from 'vitest';
import { parseTypedDate } from './typed-date.ts';

const parse = (text: string) => parseTypedDate(text, Temporal.PlainDate.from('2026-11-30'));

test.each([
  '2026-12-01',
  '2026/12/1',
  '12月1日',
  '明天',
  'Dec 1',
  'December 1, 2026',
  '1 December',
  '1 Dec 2026',
  'tomorrow',
  '２０２６年12月1日',
  // The format in which the field displays a date.
  'Tue, Dec 1, 2026',
  '2026年12月1日 周二',
  'Tuesday 1 December',
  '12月1日星期二',
  '2026年12月1日（周二）',
  '٢٠٢٦-١٢-٠١',
  '2026–12–01',
  '\u200e2026-12-01',
  '20261201',
  '2026.12.1.',
])('parses %s as December 1, 2026', (text) => expect(parse(text)).toBe('2026-12-01'));

test('uses the next matching date if the year is missing', () => {
  expect(parse('1月5日')).toBe('2027-01-05');
  expect(parse('Nov 30')).toBe('2026-11-30');
});

test.each([
  '3/4',
  '2026-02-30',
  'Foo 1',
  '13月1日',
  '',
  'soon',
  '2026-12',
  'Wed, Dec 1, 2026',
  '12月1日 周三',
  '12月1日（周三）',
  '202612',
])('rejects %s', (text) => expect(parse(text)).toBeNull());
