import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locale.ts';
import { LOST_WORDS, listGlossaryProblems } from '../testing-words.ts';
import type { TextTree } from '../translate.ts';
import { CATALOGS } from './catalogs.ts';

/** Texts prescribed by the specification, which are exempt from the checks. */
const SPECIFIED = new Set([
  '密码至少需要8个字符',
  'No guides found - Please try again later.',
  'Waiting for guide...',
]);

const catalogs = (locale: Locale): [string, TextTree][] => Object.entries(CATALOGS[locale]);

const listTexts = (all: TextTree): string[] =>
  Object.values(all).flatMap((each) => (typeof each === 'string' ? [each] : listTexts(each)));

/** The catalogs that use 您: emails, legal documents and the travelers' page. All others use 你. */
const FORMAL = new Set(['emails', 'legal', 'travelers-page']);

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('use only accepted terms, and the typography of the glossary', () => {
    const problems = catalogs(locale).flatMap(([name, all]) =>
      listTexts(all)
        .filter((sentence) => !SPECIFIED.has(sentence))
        .flatMap((sentence) => listGlossaryProblems(sentence, locale))
        .map((problem) => `${name}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});

/**
 * Capitalized words that are accepted: buttons, tabs and titles that the specification prescribes, and
 * proper names.
 */
const CAPITALS = new RegExp(
  [
    'Avatar Updated|Become a Guide|Complete Service|Confirm (?:Extension|Start)|Continue Payment',
    'Continue to Payment|Current Extensions|Go to Home|Guide Dashboard|Help & Support|Help Center',
    'Invalid (?:Date|File Type)|Log (?:In|Out)|(?:My|Your|Upcoming) Trips|Ongoing Tours|Page Not Found',
    'Past Experiences|Pay Extension|Payment (?:Failed|Information Required|Successful)',
    'Pending Requests|Profile Updated|Request (?:Tour )?Extension|Saved Guides|Session Expired|Sign Up',
    'Tour Extension Payment|Update Failed|Upload Failed|View (?:Application Status|Profile)',
    'Japan(?:ese)?|English|Chinese|Korean|TomoGuide|Alipay|WeChat|Pay\\b|Visa|Mastercard|UnionPay|Stripe',
    'Visitor Hotline|Kenji|Location|Ferris|Mount|Fuji|Tokyo|Tower|Osaka|Kyoto|China|Messages$',
  ].join('|'),
  'g',
);

/** Returns whether a text is a button, tab or heading: a few words that are not a sentence. */
const isTitle = (text: string): boolean =>
  text.split(' ').length <= 6 && !/[.!?:…]/.test(text) && /^[A-Z]/.test(text);

test('uses sentence case for buttons, tabs and titles', () => {
  const problems = catalogs('en')
    .filter(([name]) => name !== 'catalog' && name !== 'emoji')
    .flatMap(([name, all]) =>
      listTexts(all)
        .filter(isTitle)
        .filter((title) => / [A-Z][a-z]/.test(title.replace(CAPITALS, '')))
        .map((title) => `${name}: ${title}`),
    );
  expect(problems).toEqual([]);
});

/** Catalogs that need not use contractions: emails and legal texts. */
const WRITTEN_OUT = new Set(['emails', 'legal', 'legal-summaries']);
/** Phrases that pages avoid, by language: uncontracted forms, translated passives, officialese. */
const STIFF: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(?:cannot|(?:are|could|did|do|does|had|has|have|is|should|was|were|will|would) not|(?:they|we|you) will|has been asked|(?:are|is) kept)\b/i,
  'zh-CN': /予以|不予|逾期|(?<!必)须/,
};

test.each(LOCALES)('uses natural wording, such as contractions, on pages in %s', (locale) => {
  const problems = catalogs(locale)
    .filter(([name]) => !WRITTEN_OUT.has(name))
    .flatMap(([name, all]) =>
      listTexts(all)
        .filter((sentence) => STIFF[locale]?.test(sentence))
        .map((sentence) => `${name}: ${sentence}`),
    );
  expect(problems).toEqual([]);
});

test('uses 你 on pages, and 您 in emails, legal documents and the travelers’ page', () => {
  for (const [name, all] of catalogs('zh-CN'))
    for (const sentence of listTexts(all))
      expect(sentence).not.toMatch(FORMAL.has(name) ? /你/ : /您/);
});

describe('terminology check', () => {
  test('covers every term of the glossary', () => {
    const words = LOST_WORDS.map(({ word }) => word);
    for (const word of ['账户', '支付页面', 'traveller', 'colour', '不可预订', '定金'])
      expect(words).toContain(word);
    expect(LOST_WORDS.find(({ word }) => word === '用户')?.except).toEqual(['用户名']);
  });

  test.each([
    ['zh-CN', '注册账户', true],
    ['zh-CN', '退回你的银行账户', false],
    ['zh-CN', '填写用户名', false],
    ['zh-CN', '导出用户数据', true],
    ['zh-CN', '第 1 步:预订', true],
    ['zh-CN', '周四 的行程', true],
    ['zh-CN', '5月3日 周日的行程', false],
    ['zh-CN', '满10人', true],
    ['zh-CN', '满 10 人，每人 ¥30', false],
    ['zh-CN', '在「我的行程」里', true],
    ['zh-CN', '3-5 个工作日', true],
    ['zh-CN', '输入 2026-12-01', false],
    ['en', 'Two Travellers', true],
    ['en', 'your e-mail', true],
    ['en', "the guide's page", true],
    ['en', 'the guide’s page, 3–5 days', false],
  ] as const)('%s: %s', (locale, text, wrong) => {
    expect(listGlossaryProblems(text, locale).length > 0).toBe(wrong);
  });
});
