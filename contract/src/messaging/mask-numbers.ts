/** Finds phone and account numbers, regardless of how their digits are written and separated. */
import { type DigitRun, type Group, readDigits } from './mask-digits.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

const DIGITS_MIN = 8;
const DIGITS_MAX = 19;

/**
 * Returns whether the groups are a series rather than parts of one number: small numbers that only rise or
 * only fall, or prices that end in zeros.
 */
const isCounting = (groups: readonly Group[]): boolean => {
  const numbers = groups.map(({ digits }) => Number(digits));
  const small =
    groups.every(({ digits }) => digits.length <= 2) ||
    groups.every(({ digits }) => digits.length === 4);
  const steps = numbers.slice(1).map((one, index) => Math.sign(one - (numbers[index] ?? 0)));
  const rises = steps.every((step) => step !== 0 && step === steps[0]);
  const prices =
    groups.length > 1 && groups.every(({ digits }) => digits.length >= 4 && digits.endsWith('00'));
  return (groups.length > 2 && small && rises) || prices;
};

const SHAPES: readonly RegExp[] = [
  // China: mobile numbers, with or without the country code.
  /^(?:(?:00)?86)?1[3-9]\d{9}$/,
  // Japan: any number, with its leading 0 or its country code. Also matches Korea and Taiwan.
  /^0\d{9,10}$/,
  /^(?:010|00)?81\d{9,10}$/,
  // Chinese service numbers.
  /^[48]00\d{7}$/,
  // Any country, dialed with 00.
  /^00[1-9]\d{9,12}$/,
];

/** Returns whether digits form a phone number regardless of the text around them. */
export const isTelephone = (digits: string): boolean => SHAPES.some((shape) => shape.test(digits));

/**
 * Returns whether the digits are spoken one by one. They must include a zero, which is not used for
 * counting, or have the length of a phone number.
 */
const isSpoken = (groups: readonly Group[], digits: string): boolean =>
  groups.every((group) => group.spoken) &&
  digits.length >= (digits.includes('0') ? DIGITS_MIN : 10) &&
  !isCounting(groups);

const isNumber = (groups: readonly Group[], digits: string, isKnown: boolean): boolean => {
  if (groups[0]?.plus) return digits.length <= 15;
  if (isTelephone(digits)) return !isCounting(groups);
  if (groups.length === 1) return !isKnown && digits.length >= 10;
  if (groups.length > 5) return !isKnown && isSpoken(groups, digits);
  const sizes = groups.map((group) => group.digits.length).join('-');
  // A Chinese landline with its area code, an American number, or a card number.
  if (sizes === '3-3-4' || (digits.startsWith('0') && /^[34]-[78]$/.test(sizes))) return true;
  return !isKnown && /^4-4-4-4(?:-[123])?$/.test(sizes) && !isCounting(groups);
};

/** Words after which any long number is a contact or an account. */
const ASKS =
  /(?:电话|手机|号码|联系|打给|拨打|拨|打我|加我|加v|加q|号是|q群|加群|进群|群号|转数快|fps|扣扣|扣[1一 :：群号]{0,2}(?=$)|企鹅|球球|[秋丘邱求]{2}|蔻蔻|鹅号|qq|(?<![a-z])q ?[:：号群]|(?<![a-z])q (?=$)|phone|mobile|cell|(?<![a-z])tel(?![a-z])|(?:call|text|ring|reach) (?:me|us|him|her)|(?:my|our|his|her) number|whatsapp|wechat|weixin|微信|v信|line id|卡号|账号|bank account|account (?:no|number)|口座|普通|iban|paypay|支付宝|alipay|(?:[书薯音手站]|red|douyin) ?(?:账?号|u?id))[^\d〇零一二三四五六七八九]{0,16}$/;
/** Words before numbers that are not contacts: bookings, flights, tickets, passwords. */
export const KNOWN =
  /(?:预订|订单|预约|确认|航班|车次|房间?|座位|票|护照|包裹|快递|(?:运|快递)?单|寄存|会员|储物柜|邮编|邮政编码|密码|booking|order|flight|reservation|confirmation|ticket|tracking|room|postal|train|locker|password|passcode|voucher|coupon|(?<!(?:area|country|dial) )code|wi-?fi)(?:号码?|编号|密码|码|柜|numbers?|no\.?|id|code|password|is|was|是|为|[:：# ]){0,6}$/;
export const UNIT = /^ ?(?:元|块|日元|円|人|步|米|公里|yen|jpy|rmb|km|meters|people|steps)/;
/** An amount in a list of prices. */
const ROUND = /^(?:\d[05]0|\d{1,3}00)$/;
/** Announcements after the number: '… is my French mobile', '…，打这个'. */
const ANNOUNCED_AFTER =
  /^[ ,，。]{0,2}(?:(?:is|are|that['’]?s) (?:my|our) (?:[a-z]{2,10} )?(?:number|phone|mobile|cell|whatsapp)|(?:就?是)?我的?(?:手机|电话|号码|微信|qq|v)|(?:打|加)(?:这个|我)|[（(]?(?:whatsapp|wechat|weixin|telegram|kakao|微信)(?![a-z]))/;
const ANNOUNCED_WITHIN = 30;
const ASKED_MIN = 6;
/** Minimum number of two-digit groups that form a number, as in French phone numbers. */
const GROUPS_MIN = 5;
const BEFORE = 40;
const AFTER = 10;

const getBefore = (plain: string, { start }: Span): string =>
  plain.slice(Math.max(0, start - BEFORE), start);

const isAnnounced = (plain: string, run: DigitRun): boolean => {
  const { digits, groups } = run;
  const before = getBefore(plain, run);
  const enough =
    digits.length >= ASKED_MIN ||
    (digits.length === 5 && /(?:q|扣扣|球球|企鹅)[^\d]{0,4}$/.test(before));
  const paid = groups.length > 1 && groups.every((group) => ROUND.test(group.digits));
  return (
    enough &&
    !paid &&
    (groups.length >= GROUPS_MIN || groups.some((group) => group.digits.length > 2)) &&
    (ASKS.test(before) || ANNOUNCED_AFTER.test(plain.slice(run.end, run.end + ANNOUNCED_WITHIN))) &&
    !KNOWN.test(before) &&
    !UNIT.test(plain.slice(run.end, run.end + AFTER))
  );
};

/** Returns the number of groups in the longest number that begins at this group; 0 if there is none. */
const lengthAt = (run: readonly Group[], from: number, isKnown: boolean): number => {
  let digits = '';
  let longest = 0;
  for (let to = from; to < run.length; to += 1) {
    digits += run[to]?.digits ?? '';
    if (digits.length > DIGITS_MAX) break;
    const enough = digits.length >= DIGITS_MIN;
    if (enough && isNumber(run.slice(from, to + 1), digits, isKnown)) longest = to - from + 1;
  }
  return longest;
};

const getSpans = (plain: string, run: readonly Group[]): Span[] => {
  const spans: Span[] = [];
  const isKnown = run[0] !== undefined && KNOWN.test(getBefore(plain, run[0]));
  for (let from = 0; from < run.length; ) {
    const length = lengthAt(run, from, isKnown);
    const [first, last] = [run[from], run[from + length - 1]];
    const isPriced =
      length > 1 &&
      (run.slice(from, from + length).every(({ digits }) => digits.endsWith('0')) ||
        /\d,\d{3}$/.test(plain.slice(first?.start, last?.end))) &&
      UNIT.test(plain.slice(last?.end, (last?.end ?? 0) + AFTER));
    if (length > 0 && first && last && !isPriced) spans.push({ start: first.start, end: last.end });
    from += Math.max(length, 1);
  }
  return spans;
};

/** A telephone number with letters that look like digits: 08o-E3l8-2Z74. */
const WITH_LETTERS = /(?<![a-z0-9])[oilsbzeg|\d](?:[ ./_-]{0,3}[oilsbzeg|\d]){8,12}(?![a-z0-9])/g;
const IMITATES: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
  e: '3',
  g: '9',
};
/** A group is no word: it has a digit or repeats a letter. */
const IS_GROUP = /\d|^(.)\1*$/;

const lookalikeSpans = (plain: string): Span[] =>
  matchSpans(plain, WITH_LETTERS).filter(({ start, end }) => {
    const text = plain.slice(start, end);
    if (!/[a-z|]/.test(text)) return false;
    const groups = text.split(/[ ./_-]+/);
    const digits = groups.join('').replace(/\D/g, (letter) => IMITATES[letter] ?? '');
    const isAmerican = groups.map(({ length }) => length).join('-') === '3-3-4';
    return groups.every((group) => IS_GROUP.test(group)) && (isTelephone(digits) || isAmerican);
  });

export const numberSpans = (plain: string): Span[] => [
  ...readDigits(plain, 'sure').flatMap((run) =>
    isAnnounced(plain, run) ? [run] : getSpans(plain, run.groups),
  ),
  ...lookalikeSpans(plain),
];
