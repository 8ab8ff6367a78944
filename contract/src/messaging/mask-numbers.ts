/** Finds phone and account numbers, regardless of how their digits are written and separated. */
import type { Span } from './mask-plain-text.ts';

const NUMERALS = new Map(
  [
    ['〇零一二三四五六七八九', '00123456789'],
    ['幺壹贰叁肆伍陆柒捌玖两', '11234567892'],
    // Chinese radio digits.
    ['洞拐勾', '079'],
    ['貳參陸', '236'],
  ].flatMap(([signs = '', digits = '']) =>
    [...signs].map((character, at) => [character, digits[at] ?? ''] as const),
  ),
);

const WORDS = new Map(
  [
    'zero one two three four five six seven eight nine',
    'ling yi er san si wu liu qi ba jiu',
    'oh yao liang x x x x x x x',
    'naught x x x x x x x x x',
    'nought x x x x x x x x x',
    'o x x x x x x x x x',
    'ゼロ いち に さん よん ご ろく なな はち きゅう',
    'x イチ x サン ヨン x ロク ナナ ハチ キュウ',
  ].flatMap((line) => line.split(' ').map((word, digit) => [word, String(digit)] as const)),
);

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
/** Spoken pairs of digits: 'oh nine oh, twelve, thirty-four', or doubled digits: 'double five'. */
export const PAIR = `(?<![a-z])(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS}))?|${TEENS.join('|')}|(?:double|triple)[- ](?:zero|oh|${UNITS}))(?![a-z])`;

export const getPair = (word: string): string | null => {
  const [first = '', second = ''] = word.split(/[- ]/);
  const unit = WORDS.get(second) ?? '0';
  if (first === 'double' || first === 'triple') return unit.repeat(first === 'double' ? 2 : 3);
  const ten = TENS.indexOf(first);
  if (ten >= 0) return `${ten + 2}${unit}`;
  const teen = TEENS.indexOf(first);
  return teen < 0 ? null : String(teen + 10);
};

export const NUMERAL = `[${[...NUMERALS.keys()].join('')}]`;
const SPOKEN = [...WORDS.keys()].filter((word) => !/^[xo]$/.test(word) && /[a-z]/.test(word));
export const SPOKEN_DIGIT = `(?<![a-z])(?:${SPOKEN.join('|')})(?![a-z])|(?<![a-z0-9'’])o(?![a-z0-9'’])|ゼロ|イチ|サン|ヨン|ロク|ナナ|ハチ|キュウ`;
/** Spoken digits without spaces: 'zeroeightzero'. */
const GLUED = `(?<![a-z])(?:zero|oh|${UNITS}){3,12}(?![a-z])`;
const GLUED_DIGIT = new RegExp(`zero|oh|${UNITS}`, 'g');

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Text with digits that is not part of a phone number and ends a number before it. */
const INNOCENT = [
  // Booking numbers.
  '(?<![a-z])tg\\d{1,12}',
  // Times.
  '(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)',
  // Dates.
  '(?<!\\d)(?:19|20)\\d{2}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
  '(?<![\\d+-])20[2-4]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\d-]| \\d| ?号| ?加)',
  '(?<!\\d)\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)\\d{2}(?!\\d)',
  '(?<![\\d/])\\d{1,2}/\\d{1,2}(?![\\d/])',
  `(?<![a-z])${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? 20[2-4]\\d(?!\\d)`,
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? 20[2-4]\\d(?!\\d)`,
  // Amounts.
  '(?<![\\d,])\\d{1,3}(?:,\\d{3}){1,3}(?![\\d,]|, ?\\d{4})',
  // The public landline of a sight, in quotation marks.
  `(?<=(?:temple|shrine|museum|garden|castle|station|寺|神社|博物馆|美术馆|公园|庭园|城|塔|车站|館)[^.!?。！？\\n]{0,30}(?:["'“”「『‘]|咨询电话|问询处?))0(?![5-9]0)\\d{1,3}-\\d{2,4}-\\d{4}(?!\\d)`,
  // Postal codes.
  '〒 ?\\d{3}-?\\d{4}(?!-?\\d)',
  '(?<![\\d-]|\\d{3}[) .]{1,2})\\d{3}-\\d{4}(?![\\d-]|[ .]\\d{4}(?!\\d))',
  // Flights, trains and rooms: letters with a few digits.
  `(?<![a-z])(?![oil|]{1,8}\\d|(?:zero|oh|${UNITS})[-\\d])[a-z]{1,4}-?\\d{1,5}(?!\\d|[-. ]?\\d{3,})`,
].join('|');

/** Digits mixed with lookalike letters: `o9o`. */
const WITH_LETTERS = '(?<![a-z])(?=[oil|]{0,6}\\d)[oil|\\d]+(?![a-z])';

const TOKEN = new RegExp(
  `(?<not>${INNOCENT})|${WITH_LETTERS}|\\d+|${NUMERAL}+|${PAIR}|${SPOKEN_DIGIT}|${GLUED}`,
  'g',
);

export interface Group extends Span {
  digits: string;
  /** True after a plus sign: the number begins with its country code. */
  plus: boolean;
  /** True if the digits are spelled out as English words. */
  spoken: boolean;
}

const getDigits = (token: string): string => {
  const word = WORDS.get(token);
  if (word !== undefined) return word;
  const pair = getPair(token);
  if (pair !== null) return pair;
  if (/^[a-z]{4}/.test(token)) {
    return (token.match(GLUED_DIGIT) ?? []).map((one) => WORDS.get(one)).join('');
  }
  return [...token]
    .map(
      (character) =>
        NUMERALS.get(character) ??
        (character === 'o' ? '0' : /[il|]/.test(character) ? '1' : character),
    )
    .join('');
};

const GAP_MAX = 6;
/** What can stand between two groups of a number: symbols and spaces (here), or a conjunction (below). */
const SYMBOLS_ONLY = /^(?:[^\p{L}\p{N}:%°℃¥$€£×=+~]|ー)*$/u;
const JOINING =
  /^[\s,，、-]{0,2}(?:(?:然后|再|接着|后面|之后)(?:是|接|加)?|(?:あと|続き|残り|そのあと|その後|次)は?|空格|横杠|横线|杠|减|和|加|跟|接|转|の|(?:and )?then|followed by|and|dash|[[(【]?space[\])】]?|点)[\s,，、-]{0,2}$/u;

const isDigitGap = (gap: string): boolean =>
  (gap.length <= GAP_MAX && SYMBOLS_ONLY.test(gap)) || (gap.length <= 14 && JOINING.test(gap));

/** A plus sign, or the word for it: 'plus forty-four'. */
const PLUS = /(?:\+[ (]?|(?<![a-z\d] ?)plus )$/;

/** Returns the runs of consecutive groups of digits that can form one number. */
export const getRuns = (plain: string): Group[][] => {
  const runs: Group[][] = [];
  let run: Group[] = [];
  for (const found of plain.matchAll(TOKEN)) {
    const [token] = found;
    const start = found.index;
    const plusSign = PLUS.exec(plain.slice(Math.max(0, start - 7), start));
    const plus = plusSign !== null;
    const last = run.at(-1);
    const goesOn = last && !plus && isDigitGap(plain.slice(last.end, start));
    if (!goesOn || found.groups?.not) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
    if (!found.groups?.not) {
      const from = start - (plusSign?.[0].length ?? 0);
      const spoken = /^[a-z -]+$/.test(token);
      run.push({ start: from, end: start + token.length, digits: getDigits(token), plus, spoken });
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
};

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
  const steps = numbers.slice(1).map((one, at) => Math.sign(one - (numbers[at] ?? 0)));
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

const isAnnounced = (plain: string, run: readonly Group[]): boolean => {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return false;
  const size = run.reduce((sum, { digits }) => sum + digits.length, 0);
  const before = getBefore(plain, first);
  const after = plain.slice(last.end, last.end + AFTER);
  const enough =
    size >= ASKED_MIN || (size === 5 && /(?:q|扣扣|球球|企鹅)[^\d]{0,4}$/.test(before));
  const paid = run.length > 1 && run.every(({ digits }) => ROUND.test(digits));
  return (
    enough &&
    !paid &&
    run.some(({ digits }) => digits.length > 2 || run.length >= GROUPS_MIN) &&
    (ASKS.test(before) ||
      ANNOUNCED_AFTER.test(plain.slice(last.end, last.end + ANNOUNCED_WITHIN))) &&
    !KNOWN.test(before) &&
    !UNIT.test(after)
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
      run.slice(from, from + length).every(({ digits }) => digits.endsWith('0')) &&
      UNIT.test(plain.slice(last?.end, (last?.end ?? 0) + AFTER));
    if (length > 0 && first && last && !isPriced) spans.push({ start: first.start, end: last.end });
    from += Math.max(length, 1);
  }
  return spans;
};

export const numberSpans = (plain: string): Span[] =>
  getRuns(plain).flatMap((run) => {
    if (!isAnnounced(plain, run)) return getSpans(plain, run);
    const [first, last] = [run[0], run.at(-1)];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
