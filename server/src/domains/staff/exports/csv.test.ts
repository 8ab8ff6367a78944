import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test.each([
  ['plain', 'Mei', '"Mei"'],
  ['with quotes, commas and lines', 'a "b",\nc', '"a ""b"",\nc"'],
  ['a formula', '=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['plus', '+1', '"\'+1"'],
  ['minus', '-2+3', '"\'-2+3"'],
  ['at', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['behind a tab', '\t=1', '"\'\t=1"'],
  ['behind a line break', '\r\n=1', '"\'\r\n=1"'],
  ['in full width', '＝1', '"\'＝1"'],
  ['behind what is not seen', '\u200b=1', '"\'\u200b=1"'],
  ['a minus inside of it', 'a-b', '"a-b"'],
])('%s', (_, text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`);
});

test('writes a number unquoted, even if negative', () => {
  expect(csvRow([-1.5, 0])).toBe('-1.5,0\r\n');
});
