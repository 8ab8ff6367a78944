import { describe, expect, test } from 'vitest';
import { quoteEmail, suggestEmail } from './email-address.ts';
import { Email } from './primitives.ts';

describe('accepts addresses that mail servers accept', () => {
  test.each([
    ['taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp'],
    ['taro.@docomo.ne.jp', 'taro.@docomo.ne.jp'],
    ['.taro@ezweb.ne.jp', '.taro@ezweb.ne.jp'],
    ['"a..b"@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['hana_-_chan@softbank.ne.jp', 'hana_-_chan@softbank.ne.jp'],
    ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
    ['mei@xn--fsqu00a.xn--fiqs8s', 'mei@xn--fsqu00a.xn--fiqs8s'],
    ['mei@bücher.example', 'mei@xn--bcher-kva.example'],
    ['mei@studio.photography', 'mei@studio.photography'],
    ['mei+tomo@example.com', 'mei+tomo@example.com'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['o’neil@example.com', "o'neil@example.com"],
    ['7@163.com', '7@163.com'],
  ])('%s', (typed, stored) => expect(Email.parse(typed)).toBe(stored));
});

describe('removes characters that are not part of the address', () => {
  test.each([
    'ｍｅｉ＠example.com',
    'mei@example。com',
    'mei@example｡com',
    ' mei@example.com ',
    'mei @ example.com',
    'mei@ example .com',
    'E-mail : mei@example. com',
    'mei@example.com.',
    'mei@example.com，',
    'mailto:mei@example.com?subject=x',
    'Mei Lin <mei@example.com>',
    '<mei@example.com>',
    'Mei Lin <mei@example.com>;',
    'mei@EXAMPLE.com',
    '\u202amei@example.com\u202c',
    'mei\u200b@example.com\n',
    '\r\nmei@example.com\u0085\u200b',
    'Mei Lin\n<mei@example.com>',
    'mei\u00a0@example.com\t',
    'MAILTO:mei@example.com',
    '邮箱：mei@example.com',
    'E-mail: (mei@example.com)',
    '「mei@example.com」',
    "'mei@example.com'",
    '‘mei@example.com’',
    '"mei@example.com"',
    '`mei@example.com`',
    'mei@example.com (Mei Lin)',
    'mei@example.com（林美）',
    "Mei <'mei@example.com'>",
    '\ufeffmei\u00ad@example.com\u2029',
  ])('%j', (typed) => expect(Email.parse(typed)).toBe('mei@example.com'));
});

test.each([
  'mei@',
  '@example.com',
  'mei',
  'mei@example',
  'mei@127.0.0.1',
  'mei@example.c',
  'mei@-example.com',
  'mei@exa_mple.com',
  'a..b@gmail.com',
  '.mei@example.com',
  'mei@a@example.com',
  'mei\nlin@example.com',
  'mei lin@example.com',
  'Mei\u3000mei@example.com',
  '邮箱 mei@example.com',
  '"mei lin"@example.com',
  'mei\u2028lin@example.com',
  'mei\u0085lin@example.com',
  'mei@example\r\n.com',
  'mei@example.com\nlin@example.com',
  'mei@example.com, lin@example.com',
  'mei@\ud800example.com',
  'm(ei)@example.com',
  `${'m'.repeat(65)}@example.com`,
  `mei@${'a.'.repeat(130)}com`,
  'mei@example.com\u0000',
  'mei@exam/ple.com',
  'mei@example.com:25',
])('rejects %j', (typed) => expect(Email.safeParse(typed).success).toBe(false));

test.each([
  ['mei@gmail.con', 'mei@gmail.com'],
  ['mei@gmial.com', 'mei@gmail.com'],
  ['mei@gmail.co', 'mei@gmail.com'],
  ['mei@gmailcom', 'mei@gmail.com'],
  ['mei@hotmial.com', 'mei@hotmail.com'],
  ['mei@yaho.co.jp', 'mei@yahoo.co.jp'],
  ['mei@163.con', 'mei@163.com'],
  ['12345@qq.con', '12345@qq.com'],
  ['mei@qq,com', 'mei@qq.com'],
  ['mei@docomo..ne.jp', 'mei@docomo.ne.jp'],
  ['a..b.@gmail.com', 'a.b@gmail.com'],
  ['taro..x@docomo.ne.jp', null],
  ['ｍｅｉ＠gmail.com', null],
  ['mei@ymail.com', null],
  ['mei@126.com', null],
  ['mei@me.com', null],
  ['mei@gmail.jp', null],
  ['mei@tokyo.ac.jp', null],
  ['mei@company.co', null],
  ['mei', null],
])('suggests, for %s: %s', (typed, offered) => {
  expect(suggestEmail(typed)).toBe(offered);
});

test('quotes a local part whose dots SMTP does not allow', () => {
  expect(quoteEmail('taro..yamada@docomo.ne.jp')).toBe('"taro..yamada"@docomo.ne.jp');
  expect(quoteEmail('taro.@docomo.ne.jp')).toBe('"taro."@docomo.ne.jp');
  expect(quoteEmail('mei.lin@example.com')).toBe('mei.lin@example.com');
});
