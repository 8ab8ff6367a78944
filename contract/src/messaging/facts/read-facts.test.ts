import { expect, test } from 'vitest';
import { FactValue as FactValueSchema } from '../entities.ts';
import type { FactValue, ReadFact } from './facts.ts';
import { buildPlaceIndex } from './place-index.ts';
import { readFacts } from './read-facts.ts';

/** Monday, 10:00 in Tokyo. */
const CONTEXT = {
  sentAt: Temporal.Instant.from('2026-11-30T01:00:00Z'),
  zone: 'Asia/Tokyo',
  places: buildPlaceIndex([]),
};

const getValues = (fact: ReadFact): readonly FactValue[] =>
  'options' in fact ? fact.options : [fact.value];
const readValues = (text: string): FactValue[] =>
  readFacts(text, CONTEXT).flatMap((fact) => [...getValues(fact)]);

test('the schema accepts every kind of fact unchanged', () => {
  const values: FactValue[] = [
    { kind: 'date', day: '2026-12-04' },
    { kind: 'time', minutes: 1439 },
    { kind: 'time', minutes: 0, clock: 'Asia/Shanghai' },
    { kind: 'duration', minutes: 150 },
    { kind: 'money', currency: 'CNY', amount: 50_000 },
    { kind: 'people', total: 5, children: 2 },
    { kind: 'place', placeId: 'tokyo-sensoji' },
    { kind: 'diet', reason: 'allergy', foodId: 'food-shrimp' },
    { kind: 'diet', reason: 'allergy' },
  ];
  const parsed: FactValue[] = values.map((value) => FactValueSchema.parse(value));
  expect(parsed).toEqual(values);
});

test('positions are those of the text as typed, whatever its width and case', () => {
  const text = '👋 １２月４日（金）、ＡＴ 10:30 PM';
  expect(readFacts(text, CONTEXT).map(({ start, end }) => text.slice(start, end))).toEqual([
    '１２月４日（金）',
    '10:30 PM',
  ]);
});

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const pad = (number: number): string => String(number).padStart(2, '0');

test('a time that names its half of the day is read in every way of writing', () => {
  const words: string[] = [];
  for (const hour of HOURS) {
    const twelve = hour % 12 || 12;
    const meridiem = hour < 12 ? 'am' : 'pm';
    const ways = [`${pad(hour)}:30`, `at ${twelve}:30 ${meridiem}`, `${twelve}:30${meridiem}?`];
    if (hour > 12) ways.push(`${hour}点半`, `${hour}時30分に`, `${hour}点30分`);
    if (hour >= 6 && hour < 12) ways.push(`早上${hour}点半`, `午前${hour}時半`, `${hour}:30 a.m.`);
    if (hour > 12 && hour < 18)
      ways.push(`下午${twelve}点半`, `午後${twelve}時半に`, `午後${twelve}:30`);
    if (hour >= 18)
      ways.push(`晚上${twelve}点半`, `夜の${twelve}時半`, `half past ${twelve} in the evening`);
    for (const way of ways) {
      const read = JSON.stringify(readValues(way));
      if (read !== JSON.stringify([{ kind: 'time', minutes: hour * 60 + 30 }])) {
        words.push(`${way}: ${read}`);
      }
    }
  }
  expect(words).toEqual([]);
});

test('an hour without its half of the day has two options', () => {
  for (const hour of HOURS.slice(1, 13)) {
    const morning = (hour % 12) * 60;
    const options = [morning, morning + 720].map((minutes) => ({ kind: 'time', minutes }));
    for (const way of [`我们${hour}点见`, `${hour}時に`, `at ${hour}?`, `${hour} o'clock`]) {
      expect(readValues(way), way).toEqual(options);
    }
  }
});

test('a day of the coming year is read in every way of writing', () => {
  const wrong: string[] = [];
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  for (let ahead = 0; ahead < 365; ahead += 1) {
    const date = Temporal.PlainDate.from('2026-11-30').add({ days: ahead });
    const { year, month, day } = date;
    const name = names[month - 1];
    const weekday = '一二三四五六日'[date.dayOfWeek - 1];
    const ways = [
      date.toString(),
      `${year}/${month}/${day}`,
      `${year}年${month}月${day}日`,
      `${month}月${day}日`,
      `${month}月${day}号可以吗`,
      `${month}/${day}（周${weekday}）`,
      `${name} ${day}`,
      `${day} ${name} ${year}`,
      `${name} ${day}, ${year}`,
    ];
    for (const way of ways) {
      const read = JSON.stringify(readValues(way));
      if (read !== JSON.stringify([{ kind: 'date', day: date.toString() }])) {
        wrong.push(`${way}: ${read}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a date whose weekday contradicts it has two options', () => {
  expect(readValues('12月4日（周六）')).toEqual([
    { kind: 'date', day: '2026-12-04' },
    { kind: 'date', day: '2026-12-05' },
  ]);
});

test("'next Friday' has two options, except in Chinese and Japanese", () => {
  const [coming, afterThat] = ['2026-12-04', '2026-12-11'].map((day) => ({ kind: 'date', day }));
  expect(readValues('next Friday')).toEqual([coming, afterThat]);
  expect(readValues('下周五')).toEqual([afterThat]);
  expect(readValues('来週の金曜日')).toEqual([afterThat]);
  expect(readValues('this Friday, 周五, 金曜日')).toEqual([coming, coming, coming]);
});

test('both ends of a range of days are read, in the same week or month', () => {
  const days = (text: string) =>
    readValues(text).map((value) => value.kind === 'date' && value.day.slice(5));
  expect(days('下周三到周五')).toEqual(['12-09', '12-11']);
  expect(days('12月24-26号')).toEqual(['12-24', '12-26']);
  expect(days('3到5号')).toEqual(['12-03', '12-05']);
  expect(days('Dec 24-27')).toEqual(['12-24', '12-27']);
});

test("'tomorrow' is the writer's tomorrow", () => {
  const late = { ...CONTEXT, sentAt: Temporal.Instant.from('2026-11-30T15:30:00Z') };
  expect(readFacts('明天', late)).toMatchObject([{ value: { day: '2026-12-02' } }]);
  expect(readFacts('明天', { ...late, zone: 'Asia/Shanghai' })).toMatchObject([
    { value: { day: '2026-12-01' } },
  ]);
});

test('an amount is read in every way of writing', () => {
  const wrong: string[] = [];
  for (const amount of [12, 300, 680, 1000, 1500, 9800, 12_000, 15_000, 30_000, 250_000]) {
    const grouped = amount.toLocaleString('en-US');
    const yen = [
      `${amount}日元`,
      `${grouped}円です`,
      `${grouped} yen`,
      `JPY ${amount}`,
      `￥${grouped}円`,
    ];
    const yuan = [
      `${amount}元`,
      `${amount}块钱`,
      `RMB ${grouped}`,
      `${grouped} yuan`,
      `人民币${amount}`,
    ];
    if (amount >= 10_000) yen.push(`${amount / 10_000}万日元`, `${amount / 1000}k yen`);
    const cases: [string[], FactValue][] = [
      [yen, { kind: 'money', currency: 'JPY', amount }],
      [yuan, { kind: 'money', currency: 'CNY', amount: amount * 100 }],
    ];
    for (const [ways, value] of cases) {
      for (const way of ways) {
        const read = JSON.stringify(readValues(way));
        if (read !== JSON.stringify([value])) wrong.push(`${way}: ${read}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(readValues('一万五千日元')).toEqual([{ kind: 'money', currency: 'JPY', amount: 15_000 }]);
  expect(readValues('3-5万日元')).toMatchObject([{ amount: 30_000 }, { amount: 50_000 }]);
});

test('a bare ¥ has two options', () => {
  expect(readValues('¥5,000')).toEqual([
    { kind: 'money', currency: 'CNY', amount: 500_000 },
    { kind: 'money', currency: 'JPY', amount: 5000 },
  ]);
});

test.each([
  '我的电话是138-1234-5678',
  '3番線の5号車',
  '5号出口，1205房间',
  '孩子5岁，打8折',
  '两三天',
  '2-3 hours',
  'a 7-year-old, 20% off, Exit 5, version 2.10.3',
  '一点都不累，等一下',
  '第3次',
  '100円ショップ',
  '下周一起去，一周三次',
  'See you in a minute at 7-Eleven',
  'The 2nd option',
  '我们一块去吧',
])('%s contains no fact that could be mistaken', (text) => {
  expect(readValues(text)).toEqual([]);
});

test('facts of hostile texts are in order and do not overlap', () => {
  for (const piece of [
    '不吃虾、',
    '过敏',
    "can't eat ",
    '12/4 ',
    '(',
    '万',
    '二百',
    '9:00-',
    'December 4 and 5, ',
    '12月4日(',
  ]) {
    const text = piece.repeat(2000).slice(0, 2000);
    let last = 0;
    for (const { start, end } of readFacts(text, CONTEXT)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  }
});
