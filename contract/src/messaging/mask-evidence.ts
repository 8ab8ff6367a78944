/**
 * Finds contacts by weighing what a text has: the name of an app, a wish to be reached, and something that can be
 * a contact (digits, a user name, a quoted or described one). Single signs are common in any conversation;
 * together they are not.
 */
import { type DigitRun, digitRuns } from './mask-digits.ts';
import { isOrdinaryObject, isUnlikelyWord, OTHERS, WORDS } from './mask-handle-shapes.ts';
import { ANY_LABEL, STRONG } from './mask-labels.ts';
import { isTelephone, KNOWN, UNIT } from './mask-numbers.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** A service of email. */
const MAIL =
  /(?<![a-z])(?:e-?mail|g ?mail|proton(?:mail)?|outlook|icloud|hotmail)(?![a-z])|邮箱|メアド|メールアドレス/;
/** A wish to be called. */
export const CALLS =
  /打(?:给我|我|来|过来|这个)|号码|手机(?!壳|信号|没)|(?:我的?|联系)电话|按顺序拨|(?:^|[，。])[拨打]|打[一零]|电联|收到回|(?<![a-z])(?:call|text|ring|phone|reach|dial|buzz) (?:it|me|us|them)(?![a-z])|(?<![a-z])and (?:ring|dial)(?![a-z])|(?<![a-z])(?:my|our) (?:\w{2,10} )?(?:number|cell|phone|mobile)(?![a-z])|whatsapp|携帯|電話(?:して|ください|くだ)|かけて|鳴らして|문자|전화/;
/** What the recipient must do with digits or letters. */
export const TRANSFORMS =
  /[每各](?:一?个|一?位)?(?:数字?|位)?都?[加减][一12两二三3]|(?:add|subtract|plus|minus|take) (?:one|two|three|[123]) (?:to|from|off)? ?(?:each|every|all)|(?:each|every) (?:digit|number)|(?:add|subtract|plus|minus) (?:one|two|[12])(?![a-z\d])[^.!?\n]{0,12}(?:digit|number)|连(?:起来|在一起|着[读看打])|[拼合凑](?:起来|在一起|一起)|去掉(?:单位|符号|小数点|中间|字母|汉字)|小数点不要|(?<![a-z])(?:as (?:one|a single) number|(?:put|join|read|type|string) (?:it|them|these|the \w+) (?:all )?(?:together|as one|in a row|without)|(?:take|leave|without) (?:out )?the (?:units|signs|dots|letters))|(?:つなげ|繋げ|続けて読|くっつけ|つない)|(?:数字|digits?)[^。.!?\n]{0,6}[加减][一1]|念(?:出来|一遍)|还原|(?<![a-z])shift(?![a-z])|(?:前面|头上|开头)(?:补|加)|(?:頭|先頭)に|从(?:下往上|后往前)|下一个\d|(?:空|格)[^，。\n]{0,4}填|后[两二三四]位|每[句行条](?:话)?(?:的)?最后|看数字|(?:aren['’]?t|not) (?:times|prices|dates)|没有这/;
/** What the recipient must read in an unusual way. */
const READS =
  /(?<![a-z])(?:(?:my|the|only) (?:first letters?|capitals?|capital letters|initials)|first letters? of)(?![a-z])|藏头|(?:每[句行条])(?:的)?(?:第一|开头|首)个?字/;
/** A wish to talk elsewhere, or to be found. */
const FINDS =
  /(?<![a-z])(?:(?:find|add|search(?: for)?|look up|message|dm|text|ping|reach|follow|write|tag|poke|catch|hit) me|me up|dms?|drop me|(?:i['’]?m|i am) (?:always )?on(?:line)?|outside(?: of)? (?:here|this)|off (?:this|the) (?:app|site)|elsewhere|everywhere|whatever app|any app|the other app)(?![a-z])|[加搜找私]我|私信|私聊|联系我?|换个地方|别的地方|那边|不方便在这|哪个app|全网|到处|加(?:个|一下)|好友|検索|追加|登録|探し|フォロー|連絡|ここじゃな|別の(?:アプリ|ところ)|メッセージください|dmどうぞ|dmの?ほうが/g;
/** What announces a name. */
const NAMES =
  /(?<![a-z])(?:handle|user ?name|nick(?:name)?|uid|account|my id|the id|user part)(?![a-z])|账号|帐号|用户名|昵称|id(?=[:： 是はの都])|ユーザー名|アカウント|(?:我|那边|上面)叫|(?:我的|mine)(?: is|是|:|：)/g;
const LABELS = new RegExp(ANY_LABEL, 'g');
const STRONG_LABEL = new RegExp(`^(?:${STRONG.join('|')})`);
const TOKEN = /(?<![a-z0-9_.@/-])@?[a-z0-9](?:[a-z0-9]|[_.-](?=[a-z0-9_])){3,40}/g;
const BEFORE = 60;
const AFTER = 30;
/** The evidence that is enough. */
const ENOUGH = 4;

/** How much a word looks like a user name: an underscore, digits at the end, dots or hyphens inside. */
const getShape = (token: string): number => {
  const id = token.replace(/^@/, '');
  const letters = id.replace(/[^a-z]/g, '').length;
  if (letters < 3 || isOrdinaryObject(id) || /^(?:www|https?)/.test(id)) return 0;
  if (id.split(/[\d_.-]+/).every((part) => part === '' || WORDS.has(part))) return 0;
  const signs = [
    /[a-z0-9]_[a-z0-9]|_$/.test(id) ? 3 : 0,
    /^[a-z]{3}[a-z._-]*\d{2,}/.test(id) ? 2 : 0,
    /^[a-z]{2,}(?:[._-][a-z\d]{1,})+$/.test(id) ? 1 : 0,
    isUnlikelyWord(id) ? 1 : 0,
    token.startsWith('@') ? 1 : 0,
  ];
  return Math.min(
    3,
    signs.reduce((sum, one) => sum + one, 0),
  );
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How much a text speaks of being found in an app. */
const getChannel = (text: string): number => {
  const labels = text.match(LABELS) ?? [];
  const named = labels.some((label) => STRONG_LABEL.test(label)) ? 2 : Math.min(labels.length, 1);
  const mailed = MAIL.test(text) ? 1 : 0;
  return named + mailed + Math.min(count(text, FINDS), 2) + Math.min(count(text, NAMES), 1);
};

const nameSpans = (plain: string): Span[] =>
  matchSpans(plain, TOKEN).filter(({ start, end }) => {
    const shape = getShape(plain.slice(start, end));
    if (shape === 0) return false;
    const before = plain.slice(Math.max(0, start - BEFORE), start);
    if (OTHERS.test(before)) return false;
    const channel = getChannel(before) + getChannel(plain.slice(end, end + AFTER));
    return channel > 0 && shape + channel >= ENOUGH;
  });

/** Numbers that are written or said so that only people recognize them. */
const isLong = ({ digits, tokens }: DigitRun): boolean =>
  tokens > 5 && !digits.includes('123456789') && (isTelephone(digits) || isTelephone(`0${digits}`));

const permutations = (parts: readonly string[]): string[] =>
  parts.length < 2
    ? [...parts]
    : parts.flatMap((part, at) =>
        permutations(parts.toSpliced(at, 1)).map((others) => part + others),
      );
const PERMUTED_MAX = 4;
const MOBILE = /^(?:(?:86)?1[3-9]\d{9}|(?:81|0)[5-9]0\d{8}|0\d{9})$/;
const PREFIX = /^(?:0[5-9]0|1[3-9]\d|\+?8[16])$/;

/** Digits anywhere in a text that asks for a call, or for work on them, and that together are a number. */
export const assembledRuns = (plain: string): DigitRun[] => {
  const [calls, transforms] = [CALLS.test(plain), TRANSFORMS.test(plain)];
  if (!calls && !transforms) return [];
  const runs = digitRuns(plain).filter(({ start, end, tokens, digits }) => {
    const isDigits = /\d/.test(plain.slice(start, end));
    const isAmount = !transforms && UNIT.test(plain.slice(end, end + 3));
    return (isDigits || tokens > 2 || digits.length > 2) && !isAmount;
  });
  const plainRuns = matchSpans(plain, /\d+/g).map(
    ({ start, end }): DigitRun => ({ start, end, digits: plain.slice(start, end), tokens: 1 }),
  );
  const whole = [runs, plainRuns].find((found) => {
    const parts = found.map(({ digits }) => digits);
    return (parts.length <= PERMUTED_MAX ? permutations(parts) : [parts.join('')]).some((one) =>
      MOBILE.test(one),
    );
  });
  const size = runs.reduce((sum, { digits }) => sum + digits.length, 0);
  const isEnough =
    calls && (transforms ? size >= 7 : size >= 9 && PREFIX.test(runs[0]?.digits ?? ''));
  return whole ?? (isEnough ? runs : []);
};

/** The same noise between all digits: 1哈8哈8哈 … */
const NOISE = /(?<!\d)\d(?<noise>[^\d\s,.:、，]{1,3})(?:\d\k<noise>){8,13}\d(?!\d)/g;
/** Digits typed with shift: !#&(%)@*$^! */
const SHIFTED = /(?<![!-/:-@])[!@#$%^&*()]{9,13}(?![!-/:-@])/g;
/** The beginning of a number, and the rest in quotes: 080のあとは「よろしく」 */
const QUOTED = /(?<!\d)(?:0[5-9]0|1[3-9]\d)(?!\d)[^\d\n]{1,30}["“”「『]/;

const numberSpans = (plain: string): Span[] => [
  ...digitRuns(plain).filter(isLong),
  ...assembledRuns(plain).filter(
    ({ start }) => !KNOWN.test(plain.slice(Math.max(0, start - 20), start)),
  ),
  ...matchSpans(plain, NOISE).filter(({ start, end }) =>
    isTelephone(plain.slice(start, end).replace(/\D/g, '')),
  ),
  ...(TRANSFORMS.test(plain) || CALLS.test(plain) ? matchSpans(plain, SHIFTED) : []),
  ...(CALLS.test(plain) && QUOTED.test(plain)
    ? matchSpans(plain, /["“「『][^"”」』\n]{1,20}["”」』]/g)
    : []),
];

/** A number of a network: uid 493817205. */
const NUMBER_OF_USER = /(?<![\d-])\d{7,12}(?![\d-])/g;
const userNumbers = (plain: string): Span[] =>
  matchSpans(plain, NUMBER_OF_USER).filter(({ start, end }) => {
    const before = plain.slice(Math.max(0, start - BEFORE), start);
    const isOwn = /(?:u?id|号|账号|搜|加)[是为:： ]{0,3}$/.test(before);
    return isOwn && !KNOWN.test(before) && getChannel(before) >= 2 && !UNIT.test(plain.slice(end));
  });

/** Where a name stands instead of in the text: in one's photo or profile, or as a code to scan there. */
const PICTURED =
  /(?:(?<![a-z])my (?:\w{2,10} )?(?:photo|pic|picture|avatar|profile|shirt|t-shirt)s?(?![a-z])|我的?(?:第[一二三四\d]张)?(?:头像|照片|主页|相册|资料)|プロフィール|アイコン|送る写真)[^。.!?\n]{0,60}/g;
const CODE =
  /码|扫|字母|招牌|四角|qr|読み取|(?<![a-z])(?:handle|scan|code|printed|written)(?![a-z])/;
const pictured = (plain: string): Span[] =>
  matchSpans(plain, PICTURED).filter(({ start, end }) => {
    const around = plain.slice(Math.max(0, start - 40), end + 40);
    return CODE.test(around) && getChannel(around) > 0;
  });

/** A name made from something both know, instead of written: 'id = ken plus the digits of our booking'. */
const DERIVED = new RegExp(
  `(?:${ANY_LABEL}) ?(?:id|号|handle|name)? ?(?:is|[=是:：第]|works best)[^。.!?\\n]{0,30}?(?:(?<![a-z])(?:plus|followed by|first name|last name|the year)(?![a-z])|[一1]部分|[+＋加](?:我的?)?(?:生日|名字)|拼音)[^。!?\\n]{0,60}`,
  'g',
);
/** Letters by name: 'M as in Mary, I, K', ケーイーエヌ. */
const KANA_LETTER =
  'エー|ビー|シー|ディー|イー|エフ|ジー|エイチ|アイ|ジェー|ケー|エル|エム|エヌ|オー|ピー|キュー|アール|エス|ティー|ユー|ブイ|ダブリュー|エックス|ワイ|ゼット';
const SPELLED = [
  new RegExp(
    `(?:${KANA_LETTER})(?:[ ・、-]?(?:${KANA_LETTER}|ナナ|ハイフン|アンダーバー|\\d)){2,30}`,
    'g',
  ),
  /(?<![a-z0-9])[a-z0-9](?: as in [a-z]{2,12})?(?:[ ,，、]{1,2}(?:[a-z0-9](?: as in [a-z]{2,12})?|underscore|dot|dash)(?![a-z0-9])){3,20}/g,
];
/** One's own site, in words: 'my site is one word, naradeer, and it is a dot-commer'. */
const SITE =
  /(?<![a-z])(?:my|our) (?:own )?(?:site|page|website|blog)(?![a-z])[^!?\n]{0,50}(?<![a-z])dot(?![a-z])[^!?\n]{0,20}|(?<![a-z])(?:bitly|linktree|lnkbio|tinyurl) slash [a-z0-9_-]{3,40}/g;
/** An address with noise for its signs: ren🍊kobe🍎gmail🍊com, a%40b%2Ecom. */
const NOISY_MAIL =
  /(?<![a-z0-9._-])[a-z0-9][a-z0-9._-]{0,40}(?:[^\p{L}\p{N}\s.,]{1,2}[a-z0-9._-]{1,40})?(?:[^\p{L}\p{N}\s.,]{1,2}|%40)(?:gmail|outlook|hotmail|yahoo|icloud|foxmail|qq|163|126|naver)(?:[^\p{L}\p{N}\s,]{1,2}|%2e)(?:com|net|co|jp|cn)(?![a-z])/gu;

const describedSpans = (plain: string): Span[] => [
  ...pictured(plain),
  ...matchSpans(plain, DERIVED),
  ...SPELLED.flatMap((pattern) => matchSpans(plain, pattern)).filter(
    ({ start, end }) => getChannel(plain.slice(Math.max(0, start - BEFORE), end + AFTER)) > 0,
  ),
  ...matchSpans(plain, SITE),
  ...matchSpans(plain, NOISY_MAIL),
  ...(READS.test(plain) && getChannel(plain) > 0 ? [{ start: 0, end: plain.length }] : []),
];

/** Whether a text says something of a contact, so that it is worth reading together with others. */
export const hasSignal = (plain: string): boolean =>
  CALLS.test(plain) ||
  TRANSFORMS.test(plain) ||
  READS.test(plain) ||
  CODE.test(plain) ||
  getChannel(plain) > 0;

export const evidenceSpans = (plain: string): Span[] => [
  ...nameSpans(plain),
  ...numberSpans(plain),
  ...userNumbers(plain),
  ...describedSpans(plain),
];
