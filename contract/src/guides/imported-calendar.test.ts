import { expect, test } from 'vitest';
import { parseCalendarUrl } from './imported-calendar.ts';

const URL = 'https://calendar.example/mine.ics?a=1&b=2';

test.each([
  URL,
  ` ${URL}\n`,
  URL.replace('https', 'HTTPS'),
  URL.replace('https', 'webcal'),
  URL.replace('https', 'webcals'),
  URL.replace('https', 'feed'),
  `feed:${URL}`,
  `webcal://${URL}`,
  `https://${URL.replace('https', 'webcal')}`,
  URL.replace('https://', ''),
  URL.replace(':', '：'),
  URL.replace('&', '&amp;'),
  URL.replace('mine', 'mi\nne'),
  `<${URL}>`,
  `"${URL}"`,
  `“${URL}”`,
  `「${URL}」`,
  `『${URL}』`,
  `（${URL}）`,
  `【${URL}】`,
  `《${URL}》`,
  `‘${URL}’`,
  `${URL}。`,
  `“${URL}”。`,
  `“${URL}。”`,
  `\u200b${URL}\u200e`,
  `${URL}#today`,
])('accepts %j', (typed) => expect(parseCalendarUrl(typed)).toBe(URL));

test('keeps brackets that are part of the address', () => {
  const address = 'https://calendar.example/mine(1)';
  expect(parseCalendarUrl(address)).toBe(address);
});

test.each([
  '',
  'mine.ics',
  'my calendar',
  'https://',
  'ftp://calendar.example/mine.ics',
  'file:///mine.ics',
  'javascript:alert(1)//calendar.example/',
  'https://mei:secret@calendar.example/mine.ics',
])('rejects %j', (typed) => expect(parseCalendarUrl(typed)).toBe(null));
