import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskContacts } from './contact-mask.ts';
import { SPLIT_MESSAGES, SPLIT_MINUTES } from './figures.ts';
import { canBeSplit, type SentText, splitSpans } from './split-contacts.ts';
import { GUIDES_SPLIT } from './testing/guides.ts';
import { INDEPENDENT_HARMLESS, INDEPENDENT_SPLIT } from './testing/independent-samples.ts';
import { STRANGERS_HARMLESS_SPLIT, STRANGERS_SPLIT } from './testing/strangers.ts';

const START = Temporal.Instant.from('2026-05-01T00:00:00Z');

/** Creates messages of one sender, by default a minute apart and with an answer after each. */
const createMessages = (texts: readonly string[], { minutes = 1, step = 2 } = {}): SentText[] =>
  texts.map((text, index) => ({
    seq: 1 + index * step,
    senderId: 1,
    sentAt: START.add({ seconds: Math.round(index * minutes * 60) }),
    text,
  }));

const maskMessages = (messages: readonly SentText[]): string[] =>
  splitSpans(messages).map((spans, index) => maskContacts(messages[index]?.text ?? '', spans).text);

test('shows a greeting or a short answer beside a contact', () => {
  for (const text of ['Hello', 'thanks', '好的', 'はい'])
    expect(maskMessages(createMessages([text, '我的微信是kenji88', text]))).toEqual([
      text,
      `我的微信是${MASK}`,
      text,
    ]);
});

test('hides every part of a contact that is split across several messages', () => {
  for (const [texts, expected] of [
    [
      ['my wechat is', 'ken', 'ji88'],
      ['my wechat is', MASK, MASK],
    ],
    [
      ['090', '1234', '5678'],
      [MASK, MASK, MASK],
    ],
    [
      ['一三七', '六二零八', '四五九一', '打我'],
      [MASK, MASK, MASK, '打我'],
    ],
    [
      ['zero nine zero', 'five one seven three', 'eight two six four'],
      [MASK, MASK, MASK],
    ],
    [
      ['ゼロハチゼロ', 'サンナナヨンロク', 'キュウニイチゴ'],
      [MASK, MASK, MASK],
    ],
    [
      ['Sounds great! 070 to begin with', 'then 4182', 'and 9653, done'],
      [`Sounds great! ${MASK} to begin with`, `then ${MASK}`, `and ${MASK}, done`],
    ],
    [
      ['先记一下186', '浅草寺早上人少，7203', '晚饭想吃和牛，9154'],
      [`先记一下${MASK}`, `浅草寺早上人少，${MASK}`, `晚饭想吃和牛，${MASK}`],
    ],
    [
      ['kenji.tabi', '@', 'gmail.com'],
      [MASK, MASK, MASK],
    ],
    [
      ['my insta is rika', '.gion'],
      [`my insta is ${MASK}`, MASK],
    ],
    [
      ['kenji_88', "that's my line"],
      [MASK, "that's my line"],
    ],
    [
      ['微', '信', 'kenji88'],
      ['微', '信', MASK],
    ],
    [
      ['ok, my number is', 'wait', '0901', '2345', '678'],
      ['ok, my number is', 'wait', MASK, MASK, MASK],
    ],
  ] as const) {
    expect(maskMessages(createMessages(texts))).toEqual(expected);
  }
});

test('leaves messages that consist of numbers or short answers as typed', () => {
  for (const texts of [
    ['4', '35 33 8 5', '9:30', '20000', '1203'],
    ['163', '178', '120', '37、43、20'],
    ['45000', '43000', '41500最低了'],
    ['15000 yen', '14000', 'ok 13500'],
    ['9:00', '10:45', '12:30', '14:15', '16:00'],
    ['JL22', '16:40', 'T3', 'gate 13'],
    ['希望号', '217', '9号车', '12A 12B 12C'],
    ['Can I pay with WeChat?', '38000', 'ok'],
    ['Which line?', 'Yamanote line', '4', 'suica2'],
    ['my insta is private', '4', 'thanks'],
    ['I use LINE', '206', '1508'],
    ['0930', '1800', '12', 'room 1508'],
    ['Call me Kenji', '2', '3', '11'],
    ['my wechat is', 'thanks', 'private'],
    ['We are free on 3/28, 3/29, 4/1 and 4/2', '67、65、38、36、8、5 岁'],
    ['密码前三位 139', '后四位 2045', '1234'],
    [
      'We arrive at noon',
      'I saved it on Google Maps',
      'it is near the temple',
      'can we reach there by 10:30?',
    ],
    ["I'm looking at it on Instagram", 'can you reach me there by 10?'],
    ["I can't find the shop on Google Maps", 'my phone is almost dead'],
    ['search for a ramen place on Google Maps', "that's me in the red hat"],
    ['地图上搜不到那家店', '我接完孩子就来'],
    ['the meeting point is the a in a circle', 'near exit 4', 'we saw the dot on the map'],
    ['the Airbnb has a keypad', 'text me when you arrive'],
    ['I checked the Yamanote line', 'does it connect there?'],
    ['My profile photo is from Nara', 'do we scan the code at the gate?'],
    ['我头像是富士山', '到门口扫码入园吗'],
    ['プロフィールの写真を見ました', 'QRコードは入口で見せますか'],
  ]) {
    expect(maskMessages(createMessages(texts))).toEqual(texts);
  }
});

test('hides the short answer to a question about a contact, and no other answer', () => {
  const answers = ['kyotolily', 'yoyo0817', 'maybe', 'sometimes', 'ok'];
  for (const question of ["what's your wechat?", '你微信多少'])
    for (const answer of answers) {
      const [questionMessage, answered] = createMessages([question, answer]);
      if (!questionMessage || !answered) throw new Error('two messages');
      const isContact = answers.indexOf(answer) < 2;
      expect(maskMessages([{ ...questionMessage, senderId: 2 }, answered])).toEqual([
        question,
        isContact ? MASK : answer,
      ]);
    }
});

/** Masks a conversation whose lines begin with their sender. */
const maskConversation = (lines: readonly string[]): string[] =>
  maskMessages(
    createMessages(lines, { step: 1 }).map((one) => ({
      ...one,
      senderId: one.text.startsWith('t') ? 1 : 2,
      text: one.text.slice(3),
    })),
  );

test('misses at most 4% of the contacts in conversations by an outside author, and hides nothing else', () => {
  for (const conversations of [INDEPENDENT_SPLIT, GUIDES_SPLIT]) {
    const missed = conversations.filter((lines) => !maskConversation(lines).join().includes(MASK));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(conversations.length * 0.04);
  }
  expect(
    INDEPENDENT_HARMLESS.map(maskConversation).filter((lines) => lines.join().includes(MASK)),
  ).toEqual([]);
});

test('reads the messages that one user sends in a row as one', () => {
  const hides = (texts: readonly string[]): boolean =>
    maskMessages(createMessages(texts, { step: 1 }))
      .join()
      .includes(MASK);
  expect(STRANGERS_SPLIT.filter((texts) => !hides(texts))).toEqual([]);
  expect(STRANGERS_HARMLESS_SPLIT.filter(hides)).toEqual([]);
});

test('combines messages only within the window', () => {
  const parts = ['090', '1234', '5678'];
  expect(maskMessages(createMessages(parts, { minutes: SPLIT_MINUTES / 2 }))).toEqual([
    MASK,
    MASK,
    MASK,
  ]);
  expect(maskMessages(createMessages(parts, { minutes: SPLIT_MINUTES / 2 + 0.1 }))).toEqual(parts);
  expect(maskMessages(createMessages(parts, { step: SPLIT_MESSAGES / 2 }))).toEqual([
    MASK,
    MASK,
    MASK,
  ]);
  expect(maskMessages(createMessages(parts, { step: SPLIT_MESSAGES / 2 + 1 }))).toEqual(parts);
});

test('leaves an answer after a complete number as typed', () => {
  expect(maskMessages(createMessages(['090', '1234', '5678', '4', 'ok']))).toEqual([
    MASK,
    MASK,
    MASK,
    '4',
    'ok',
  ]);
});

const mobile = fc
  .tuple(
    fc.constantFrom('138', '159', '186', '090', '080', '070'),
    fc.stringMatching(/^\d{3}[1-46-9]$/),
    fc.stringMatching(/^\d{3}[1-46-9]$/),
  )
  .map((groups) => groups as readonly string[]);
const DIGITS = [
  '0123456789',
  '０１２３４５６７８９',
  '〇一二三四五六七八九',
  '⓪①②③④⑤⑥⑦⑧⑨',
] as const;

test('hides a mobile number in any digits, with fillers and answers in between', () => {
  const filler = fc.constantFrom('', 'ok', 'wait', '好的', 'haha');
  fc.assert(
    fc.property(mobile, fc.constantFrom(...DIGITS), filler, (groups, digits, between) => {
      const pieces = groups.map((group) =>
        group.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit),
      );
      const texts = pieces.flatMap((piece) => (between ? [piece, between] : [piece]));
      const expected = pieces.flatMap(() => (between ? [MASK, between] : [MASK]));
      expect(maskMessages(createMessages(texts))).toEqual(expected);
    }),
  );
});

test('hides the same parts regardless of messages outside the window, so that pages agree', () => {
  const text = fc.constantFrom(
    '090',
    '1234',
    '5678',
    'my wechat is',
    'ken',
    'ji88',
    '4',
    'ok',
    'See you',
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 40 }), (texts) => {
      const all = createMessages(texts);
      const whole = splitSpans(all);
      for (const [at, { seq }] of all.entries()) {
        const near = all.filter((one) => Math.abs(one.seq - seq) <= SPLIT_MESSAGES);
        const alone = splitSpans(near)[near.findIndex((one) => one.seq === seq)];
        expect(alone).toEqual(whole[at]);
      }
    }),
    { numRuns: 20 },
  );
});

test('canBeSplit returns true for every text that is part of a split contact', () => {
  for (const texts of [
    ['090', '1234', '5678'],
    ['my insta is rika', '.gion'],
    ['kenji_88', "that's my line"],
    ['搜 奈良阿彻'],
    ['34 here and 56 there'],
  ]) {
    expect(texts.filter((text) => !canBeSplit(text))).toEqual([]);
  }
  const chat = [
    '好的',
    '明天见',
    '知道了',
    '没问题',
    'See you',
    'OK thanks',
    'Sounds good',
    "Let's go",
  ];
  const sentence = 'See you at the station tomorrow, we are looking forward to it';
  expect([...chat, sentence].filter(canBeSplit)).toEqual([]);
});

test('leaves small talk after a question about a page as typed', () => {
  const conversation = ['g: I have a YouTube channel', 't: how can I reach you?', 'g: See you'];
  expect(maskConversation(conversation)).toEqual(conversation.map((line) => line.slice(3)));
  expect(maskConversation([...conversation.slice(0, 2), 'g: Haruka Minami']).at(-1)).toBe(MASK);
});

test('reads the address and the plan of a tour request as two texts', () => {
  const long =
    'We would like to see old Tokyo, eat ramen, and visit a few quiet temples and gardens.';
  const maskWithRequest = (texts: readonly string[]): string[] =>
    maskMessages(
      createMessages(texts).map((one) => ({
        ...one,
        requestId: one.text.includes('\n') ? 7 : null,
      })),
    );
  for (const [texts, expected] of [
    [
      ['my wechat is', 'Hilton lobby, next to the desk\nkenjiwalks'],
      ['my wechat is', `Hilton lobby, next to the desk\n${MASK}`],
    ],
    [
      ['my wechat is', '\nkenjiwalks'],
      ['my wechat is', `\n${MASK}`],
    ],
    [
      ['my wechat is', `ken\n${long}`, 'ji88'],
      ['my wechat is', `${MASK}\n${long}`, MASK],
    ],
    [
      [`Hilton lobby, my wechat is\n${long}`, 'kenjiwalks'],
      [`Hilton lobby, my wechat is\n${long}`, MASK],
    ],
  ] as const)
    expect(maskWithRequest(texts)).toEqual(expected);
  const harmless = ['We use WeChat', `Hilton lobby\n${long}`, 'Great', 'ramen'];
  expect(maskWithRequest(harmless)).toEqual(harmless);
});

test('processes the slowest possible messages within the time limit', () => {
  const seeds = [
    '1',
    '1 ',
    'ゼロ ',
    '一',
    'a',
    'a ',
    '微信 is ',
    '是',
    'at ',
    'my line is ',
    '加我',
    '@',
    '._',
  ];
  for (const seed of seeds) {
    const text = seed.repeat(2_000).slice(0, 2_000);
    expect(
      splitSpans(createMessages([text, text.slice(0, 40), text.slice(0, 30)], { step: 1 })),
    ).toHaveLength(3);
    const many = Array.from({ length: 60 }, () => text.slice(0, 20).trim());
    expect(splitSpans(createMessages(many, { step: 1, minutes: 0.5 }))).toHaveLength(60);
  }
});
