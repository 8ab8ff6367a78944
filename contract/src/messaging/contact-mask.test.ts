import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskBesideMessages, maskContacts } from './contact-mask.ts';
import { plainText } from './mask-plain-text.ts';
import {
  CONTACTS,
  HARMLESS,
  HARMLESS_NEAR_MISSES,
  HOLDOUT_CONTACTS,
  HOLDOUT_HARMLESS,
  MORE_CONTACTS,
  MORE_HARMLESS,
  NEAR_CONTACTS,
} from './testing/corpus.ts';
import { EVASIONS, PLAIN } from './testing/evasions.ts';
import { HOLDOUT_EVASIONS, HOLDOUT_PLAIN } from './testing/evasions-holdout.ts';
import { EVERYDAY, EVERYDAY_CONTACTS } from './testing/everyday.ts';
import { HOLDOUT_EVERYDAY, HOLDOUT_EVERYDAY_CONTACTS } from './testing/everyday-holdout.ts';
import { GUIDES_CONTACTS, GUIDES_HARMLESS } from './testing/guides.ts';
import { HABITS, NEAR_HABITS } from './testing/habits.ts';
import { INDEPENDENT_CONTACTS } from './testing/independent-samples.ts';
import {
  NEAR_SIBLINGS,
  OUTSIDERS_CONTACTS,
  OUTSIDERS_HARMLESS,
  SIBLINGS,
} from './testing/outsiders.ts';
import { NEAR_PAYING, PAY_ELSEWHERE } from './testing/payments.ts';
import { NEAR_RIDDLES, RIDDLES } from './testing/riddles.ts';
import { NEAR_SPOKEN, SPOKEN } from './testing/spoken.ts';
import {
  MORE_NAMES,
  NEAR_NAMES,
  STRANGERS_CONTACTS,
  STRANGERS_HARMLESS,
} from './testing/strangers.ts';

const isMasked = (text: string): boolean => maskContacts(text).masked;

test('masks contact details and offers to pay outside the site', () => {
  const contacts = [
    ...CONTACTS,
    ...MORE_CONTACTS,
    ...HOLDOUT_CONTACTS,
    ...NEAR_CONTACTS,
    ...HABITS,
    ...SPOKEN,
    ...RIDDLES,
    ...PAY_ELSEWHERE,
    ...SIBLINGS,
    ...MORE_NAMES,
  ];
  expect(contacts.filter((text) => !isMasked(text))).toEqual([]);
});

test('does not mask sentences about planning a tour', () => {
  const harmless = [
    ...HARMLESS,
    ...MORE_HARMLESS,
    ...HOLDOUT_HARMLESS,
    ...HARMLESS_NEAR_MISSES,
    ...NEAR_HABITS,
    ...NEAR_SPOKEN,
    ...NEAR_RIDDLES,
    ...NEAR_PAYING,
    ...EVERYDAY,
    ...HOLDOUT_EVERYDAY,
    ...PLAIN,
    ...HOLDOUT_PLAIN,
    ...GUIDES_HARMLESS,
    ...OUTSIDERS_HARMLESS,
    ...NEAR_SIBLINGS,
    ...STRANGERS_HARMLESS,
    ...NEAR_NAMES,
  ];
  expect(harmless.filter(isMasked)).toEqual([]);
});

test('misses at most 4% of everyday contact details', () => {
  for (const contacts of [
    EVERYDAY_CONTACTS,
    HOLDOUT_EVERYDAY_CONTACTS,
    EVASIONS,
    HOLDOUT_EVASIONS,
    INDEPENDENT_CONTACTS,
    GUIDES_CONTACTS,
    OUTSIDERS_CONTACTS,
    STRANGERS_CONTACTS,
  ]) {
    const missed = contacts.filter((text) => !isMasked(text));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(contacts.length * 0.04);
  }
});

test('masks requests for transfers to an account, except of things', () => {
  for (const text of [
    'Please transfer the balance to my bank account',
    'Send the remaining 60% to my Wise account',
    'Send the rest to my PayPal before the day',
    'Transfer the money for the tickets to my bank account',
    'Send the deposit to my bank account and I will send the photos',
  ])
    expect(isMasked(text), text).toBe(true);
  for (const text of [
    'Please send all of our holiday photos to my account',
    'Send the luggage to this hotel account at the front desk',
    'I can send the tickets to my WeChat and show them at the gate',
  ])
    expect(isMasked(text), text).toBe(false);
});

test('masks requests to be paid directly, except for the balance in person', () => {
  for (const text of [
    "Pay me via PayPal and I'll send the photos",
    'Wire me the deposit and I book the luggage service',
  ])
    expect(isMasked(text), text).toBe(true);
  for (const text of [
    'You can pay me directly on the day, the balance only',
    '尾款当面给我现金就行',
    '门票和车费当天给我现金',
  ])
    expect(isMasked(text), text).toBe(false);
});

test('masks a name after an app that is misspelled, or that an emoji or a shop’s nickname stands for', () => {
  for (const text of [
    'wechatt: mikawalks',
    '➕🧣：ken88tokyo',
    '我在某鱼有店，搜“京都阿健包车”下单更便宜',
  ])
    expect(isMasked(text), text).toBe(true);
  for (const text of ['我的🎒：10kg', '加🍣：两份', '我在某家店买的抹茶很好喝'])
    expect(isMasked(text), text).toBe(false);
});

test('masks an address with blanks in any part, a shop to write to, a tag, a code in a cover and paying without the site', () => {
  for (const text of [
    '把空格去掉就是我的邮箱：mina . tabi @ out look . com',
    '加个卫星方便传照片：minmin_osaka7',
    'Just look up Rin Kobe Walks on Facebook and hit the message button, I reply in a minute',
    'You know Revolut? My tag rinkobe, or better: Revolut tag rinkobe',
    'Scan what I put as my third cover photo, it opens my chat',
    '电话在我第二张封面图的招牌上，打那个就行',
    'I am hexin.nara on IG, drop a line there',
    '手数料がもったいないし、サイト抜きで現金でどうですか',
  ])
    expect(isMasked(text), text).toBe(true);
  for (const text of [
    'We look up at the tower, then walk on and hit the message board of the shrine',
    '照片 minmin_osaka7 拍得真好',
    'Do you meet us @ the station . We have 2 bags',
    '朝食抜きで現金を用意しておきます',
  ])
    expect(isMasked(text), text).toBe(false);
});

test('masks a name only if the text around it says whose it is, where and what for', () => {
  for (const text of [
    'Search “Mori no Neko” on YouTube, I answer comments there',
    '豆瓣搜「北海道小鹿」，头像是鹿的就是我，私信我',
    'メルカリの「こけ庵」は私の店です、そちらが安いです',
  ])
    expect(isMasked(text), text).toBe(true);
  for (const text of [
    'I saw “Mori no Neko” on YouTube, a lovely video',
    '豆瓣搜「北海道小鹿」能看到照片吗',
    'メルカリで「こけ庵」の器を見ました',
  ])
    expect(isMasked(text), text).toBe(false);
});

test('masks a bare user name or number in a reason or address, to which a message can point, and no ordinary one', () => {
  for (const name of [
    'kenji88tokyo',
    'kenji_88',
    'ken.tabi.kyoto',
    'Sorry! ken_tabi',
    'Hotel Granvia, ken.ji88',
    '1234 5678',
    '（５６７８）',
  ])
    expect(maskBesideMessages(name).masked, name).toBe(true);
  for (const reason of [
    'Covid-19',
    '发烧38.5度，实在抱歉',
    'Flight CA929 was cancelled, the new one is on 2026-12-03 at 14:05',
    '日程冲突，11/20 有别的客人',
    'Booked twice by mistake, see TG20481',
    '体調不良のため',
    '2026-12-03',
    'Hotel Gracery Shinjuku, 1-19-1 Kabukicho, Tokyo 160-8466',
    '東横INN新大阪中央口本館 大阪市淀川区西中島5-5-20',
    'OMO3 Asakusa by Hoshino Resorts, room 1204',
    'Narita T2 arrivals, exit A',
    'A no-show of pre-booked guests in room1208, work trip from 20241203',
  ])
    expect(maskBesideMessages(reason), reason).toEqual({ text: reason, masked: false });
});

test('masks only the contact details, and leaves the rest unchanged', () => {
  for (const [typed, shown] of [
    [
      '我的手机号是１３８－１２３４－５６７８，到了给我打电话',
      `我的手机号是${MASK}，到了给我打电话`,
    ],
    ['Call +81 90 1234 5678 when you arrive', `Call ${MASK} when you arrive`],
    ['微信：kenji88 👍', `微信：${MASK} 👍`],
    ['𝐊enji: ①③⑧①②③④⑤⑥⑦⑧ ok', `𝐊enji: ${MASK} ok`],
    ['见 https://example.com/a?b=c，谢谢', `见 ${MASK}，谢谢`],
    ['1️⃣3️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣ ok', `${MASK} ok`],
    ['手机1381234后面是5678', `手机${MASK}`],
    ['kenji#gmail.com （#换成@）', `${MASK} （#换成@）`],
    ['see fb.me/kenjitours', `see ${MASK}`],
    ['我的联系方式：mei，后面1990，再加0101，绿色那个软件', `我的联系方式：${MASK}，绿色那个软件`],
    ['微博 @东京健二', `微博 @${MASK}`],
    [
      "See you at ten. I'm the bamboo guide on Instagram, message me there. Bring water.",
      `See you at ten. ${MASK}. Bring water.`,
    ],
    [
      'Lunch is at noon. Type 4445566 on an old phone keypad and call me! Bye',
      `Lunch is at noon. ${MASK}! Bye`,
    ],
    ['me@example.com or you@example.com', `${MASK} or ${MASK}`],
  ] as const) {
    expect(maskContacts(typed)).toEqual({ text: shown, masked: true });
  }
});

test('leaves no part of a shared name or number readable', () => {
  const secret = /kenji|mei_?1990|1234.{0,2}5678|2233445566|958123456|12345678/i;
  expect(HABITS.map((text) => maskContacts(text).text).filter((text) => secret.test(text))).toEqual(
    [],
  );
});

const place = fc.constantFrom('手机 ', 'my phone: ', 'call ', '电话是', 'ok ', '你好，', '');
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '－', '·', '_', '/', '　');
const DIGITS = [
  '0123456789',
  '０１２３４５６７８９',
  '〇一二三四五六七八九',
  '⓪①②③④⑤⑥⑦⑧⑨',
] as const;
const mobile = fc
  .tuple(
    fc.constantFrom('138', '159', '186'),
    fc.stringMatching(/^[1-9]{4}$/),
    fc.stringMatching(/^[1-9]{4}$/),
  )
  .map((groups) => groups as readonly string[]);
const inDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);

test('masks any mobile number, with any separators and surrounding text', () => {
  fc.assert(
    fc.property(
      place,
      mobile,
      gap,
      fc.constantFrom(...DIGITS),
      (before, groups, between, digits) => {
        const number = groups.map((group) => inDigits(group, digits)).join(between);
        const { text } = maskContacts(`${before}${number} ok`);
        expect(text).toBe(`${before}${MASK} ok`);
      },
    ),
  );
});

test('masks an email address regardless of how its symbols are replaced', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9]{2,9}$/);
  const at = fc.constantFrom('@', '＠', ' @ ', '(at)', ' [at] ', ' at ', '艾特');
  const dot = fc.constantFrom('.', '。', '(dot)', ' [dot] ', ' dot ', '点');
  fc.assert(
    fc.property(name, at, name, dot, (user, at, host, point) => {
      const { text } = maskContacts(`信：${user}${at}${host}${point}com`);
      expect(text).not.toContain(host);
      expect(text).not.toContain(`${user}${at}`);
    }),
  );
});

test('does not mask prices, times, days, postal codes, booking numbers or trains', () => {
  const number = (min: number, max: number) => fc.integer({ min, max });
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const harmless = fc.oneof(
    number(100, 99_000).map((yen) => `${yen.toLocaleString('en')} 日元`),
    number(100, 99_000).map((yen) => `JPY ${yen}`),
    fc
      .tuple(number(0, 23), number(0, 59))
      .map(([h, m]) => `${twoDigits(h)}:${twoDigits(m)}–${twoDigits(h)}:${twoDigits(m)}`),
    fc.tuple(number(1, 12), number(1, 28)).map(([m, d]) => `2026-${twoDigits(m)}-${twoDigits(d)}`),
    fc.tuple(number(1, 12), number(1, 28)).map(([m, d]) => `${m}月${d}日`),
    fc
      .tuple(number(0, 999), number(0, 9999))
      .map(([a, b]) => `〒${String(a).padStart(3, '0')}-${String(b).padStart(4, '0')}`),
    number(1, 99_999_999).map((booking) => `TG${String(booking).padStart(4, '0')}`),
    number(1, 999).map((train) => `のぞみ${train}号`),
    number(1, 999).map((flight) => `NH${flight}`),
    number(100, 2999).map((room) => `房间 ${room}`),
  );
  fc.assert(
    fc.property(fc.array(harmless, { minLength: 1, maxLength: 6 }), (things) => {
      const text = things.join('，');
      expect(maskContacts(text)).toEqual({ text, masked: false });
    }),
  );
});

test('accepts any text, and returns text without contact details unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { text, masked } = maskContacts(typed);
      if (!masked) expect(text).toBe(typed);
    }),
  );
});

test('processes worst-case messages within the time limit', () => {
  const seeds = [
    'a',
    '1-',
    '1 二 ',
    'a.',
    'a@',
    '@a',
    '微信 is ',
    'wx ',
    '加我',
    'at ',
    ' dot ',
    '1,',
    '+1',
    'pay to my ',
    '微博 @',
    'a#',
    'mei后面12',
    '扫我的',
    '138🌸1234',
    '前三位138',
    '要三',
    'イチ',
    'l1ne: ',
    'move this chat ',
    '友達追加',
    '反过来 1',
    '🟢a.',
    '||',
    'l|',
    'w.x.',
    'on x ',
    'dm @',
    '搜a',
    'double ',
    'ゼロ',
    'に',
    '银行 123 ',
    'iban gb12 ab',
    'zero',
    'o ',
    '12 then ',
    'mail is aa',
    'my site ',
    'google ',
    'search for aa ',
    'a_',
    'gb12abcd ',
    '公众号：',
    '小红书搜一',
    'on facebook ',
    'moc.',
    'a.b@',
    'plus ',
    'telegrma ',
    'YWJj',
    'i v ',
    '1*',
    'won ',
    '1+1 ',
    '微信 是a',
    'same name ',
    '跟这里',
    'a (dot) ',
    'o1 ',
    'ぜ・',
    '封面',
    'aa 12 ',
    'find aa ',
    'at sign ',
    '"aa',
    '叫aaa',
    '名字加aa',
  ];
  const repeatToLength = (seed: string, length: number): string =>
    seed.repeat(length).slice(0, length);
  for (const one of seeds) {
    expect(maskContacts(repeatToLength(one, 10_000)).text.length).toBeGreaterThan(0);
    for (const other of seeds) {
      expect(maskContacts(repeatToLength(`${one}${other}`, 800)).text.length).toBeGreaterThan(0);
    }
  }
});

test('does not expand a ligature that represents a phrase', () => {
  expect(plainText('ﷺ'.repeat(2000)).text).toHaveLength(2000);
});
