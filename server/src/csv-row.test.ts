import { expect, test } from 'vitest';
import { formatCsvRow } from './csv-row.ts';

test.each([
  ['plain', 'Mei', '"Mei"'],
  ['quotes, commas and line breaks', 'a "b",\nc', '"a ""b"",\nc"'],
  ['a formula', '=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['plus', '+1', '"\'+1"'],
  ['minus', '-2+3', '"\'-2+3"'],
  ['at', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a formula after a tab', '\t=1', '"\'\t=1"'],
  ['a formula after a line break', '\r\n=1', '"\'\r\n=1"'],
  ['a formula in full-width characters', '＝1', '"\'＝1"'],
  ['a formula after an invisible character', '\u200b=1', '"\'\u200b=1"'],
  ['a minus sign inside text', 'a-b', '"a-b"'],
])('%s', (_, text, cell) => {
  expect(formatCsvRow([text])).toBe(`${cell}\r\n`);
});

test('writes a number unquoted, even if negative', () => {
  expect(formatCsvRow([-1.5, 0])).toBe('-1.5,0\r\n');
});
