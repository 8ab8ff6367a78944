import type { FactValue } from './facts.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { AMOUNT, readNumber, START } from './numbers.ts';

type Currency = 'CNY' | 'JPY';

/** The largest amount that is read, in fen or yen. */
const AMOUNT_MAX = 1_000_000_000;

const YEN = '日元|日円|日圓|日圆|日币|日幣|円|(?:japanese )?yens?(?![a-z])|jpy(?![a-z])';
const YUAN =
  '人民币|人民幣|人民元|元人民币|块人民币|元(?:rmb)?(?![旦宵气氣老素件月年\u4e00首帅])|(?:chinese )?yuans?(?![a-z])|rmb(?![a-z])|cny(?![a-z])|kuai(?![a-z])|renminbi(?![a-z])';
/** 块 also counts pieces of something. */
const KUAI =
  '[块塊](?:[钱錢]|(?!石|布|肉|牌|田|地|豆腐|蛋糕|巧克力|和牛|肌肉|砖|木|头|儿|糖|面包|饼|披萨|手表|表|玉|牛|寿司|糕|电池|香皂|毛巾|屏|滑雪))';
const BETWEEN = '(?:-|~|到|至|から|to|or|或者?|か)';
const AFTER_NUMBER = new RegExp(
  `${START}(?<![¥$€£a-z])(?:(?<first>${AMOUNT}) ?${BETWEEN} ?)?(?<sign>¥ ?)?(?<amount>${AMOUNT}) ?(?:(?<yen>${YEN})|(?<yuan>${YUAN}|${KUAI}))`,
  'g',
);
const SIGN_RANGE = new RegExp(
  `(?<before>(?:(?:rmb|cny|cn|jpy|jp|人民币|日元|日币) ?)?¥|(?<![a-z])(?:rmb|cny|jpy)|人民币|人民幣|(?<![\\d百千万萬])日元|(?<![\\d百千万萬])日币) ?(?<amount>${AMOUNT})(?<second> ?(?:-|~|到|至|to) ?¥? ?(?<last>${AMOUNT}))?(?! ?(?:个|個|人(?!民)|小时|小時|時間|点|點|時(?!价)|月|号|號|分|折|岁|${YEN}|元|[块塊]))(?![\\d:%])(?<after> ?(?:日元|円|日币|jpy|yen|人民币|rmb|cny|元|yuan)(?![a-z]))?`,
  'g',
);
/** 12块5, 3块5毛 */
const WITH_JIAO = new RegExp(
  `${START}(?<yuan>${AMOUNT})[块元](?<jiao>[1-9一二两三四五六七八九])(?:[毛角]|(?=$|[ ,.!?、。]))`,
  'g',
);

const toValue = (currency: Currency, amount: number): FactValue => ({
  kind: 'money',
  currency,
  amount: currency === 'CNY' ? Math.round(amount * 100) : amount,
});

/** Gives the first amount of a range the unit of the second: 3-5万. */
const readFirst = (first: string, second: string): number | null => {
  const value = readNumber(first);
  const unit = /[千万萬kw]$/.exec(second)?.[0];
  if (value === null || !unit || !/^\d+(?:\.\d+)?$|^[一二两三四五六七八九]$/.test(first))
    return value;
  const scaled = readNumber(`${first}${unit}`);
  const last = readNumber(second) ?? 0;
  return scaled !== null && scaled < last ? scaled : value;
};

/** Reads amounts in RMB and yen (docs/product/messages.md, "Facts in messages"). */
export const readMoney = ({ folded }: MessageText): Candidate[] => {
  const found: Candidate[] = [];
  const add = (
    start: number,
    end: number,
    amount: number | null,
    currencies: readonly Currency[],
  ): void => {
    if (amount === null || amount < 0) return;
    const values = currencies
      .filter((currency) => currency === 'CNY' || Number.isInteger(amount))
      .map((currency) => toValue(currency, amount));
    if (values.every((value) => value.kind === 'money' && value.amount <= AMOUNT_MAX)) {
      found.push({ kind: 'money', start, end, values });
    }
  };
  for (const match of folded.matchAll(AFTER_NUMBER)) {
    const { first, amount = '', yen, yuan = '', sign = '' } = match.groups ?? {};
    const currency: Currency = yen === undefined ? 'CNY' : 'JPY';
    const end = match.index + match[0].trimEnd().length;
    const start = first ? match.index + match[0].indexOf(amount, first.length) : match.index;
    const value = readNumber(amount);
    // 一块 is 'together', and a few 块 are pieces.
    const isPieces = /^[块塊]$/.test(yuan) && value !== null && value < 10;
    if (isPieces && !/^(?:\/|[ ,.!?、。]|一[瓶杯个份张斤])/.test(folded.slice(end, end + 2)))
      continue;
    if (isPieces && value === 1) continue;
    // Two neighboring numbers are a range only if the first one is smaller.
    const from = first ? readFirst(first, amount) : null;
    if (first && from !== null && value !== null && from < value) {
      add(match.index, match.index + first.length, from, [currency]);
    }
    add(start - (first ? sign.length : 0), end, value, [currency]);
  }
  for (const match of folded.matchAll(SIGN_RANGE)) {
    const { before = '', amount = '', second = '', last = '', after = '' } = match.groups ?? {};
    const named = `${before}${after}`;
    const currencies: Currency[] =
      /rmb|cn|人民|元$|yuan/.test(named) && !/日元|jp/.test(named)
        ? ['CNY']
        : /jp|日|円|yen/.test(named)
          ? ['JPY']
          : ['CNY', 'JPY'];
    const endOfFirst = match.index + match[0].indexOf(amount, before.length) + amount.length;
    const isRange = second !== '';
    const firstValue = isRange ? readFirst(amount, last) : readNumber(amount);
    const end = match.index + match[0].length;
    add(match.index, isRange ? endOfFirst : end, firstValue, currencies);
    if (isRange)
      add(
        match.index + match[0].indexOf(last, endOfFirst - match.index),
        end,
        readNumber(last),
        currencies,
      );
  }
  for (const match of folded.matchAll(WITH_JIAO)) {
    const { yuan = '', jiao = '' } = match.groups ?? {};
    const [whole, tenths] = [readNumber(yuan), readNumber(jiao)];
    if (whole === null || tenths === null) continue;
    add(match.index, match.index + match[0].length, whole + tenths / 10, ['CNY']);
  }
  return found;
};
