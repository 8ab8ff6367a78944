/**
 * Finds contacts by weighing what a text has: the name of an app, a request to be contacted, and something that can be
 * a contact (digits, a user name, a quoted or described one). Single signs are common in any conversation;
 * together they are not.
 */
import { type DigitRun, readDigits } from './mask-digits.ts';
import { isOrdinaryObject, isUnlikelyWord, OTHERS, WORDS } from './mask-handle-shapes.ts';
import { ANY_LABEL, DESCRIBED, MAIL_PROVIDER, STRONG } from './mask-labels.ts';
import { isTelephone, KNOWN, UNIT } from './mask-numbers.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** A service of email. */
const MAIL =
  /(?<![a-z])(?:e-?mail|g ?mail|proton(?:mail)?|outlook|icloud|hotmail|yahoo|(?:the|my) mail|(?:google|yahoo|apple|microsoft) (?:one|mail|thing))(?![a-z])|邮箱|网易|(?:126|163)的|メアド|メールアドレス/;
/** A request to be called. */
export const CALLS =
  /打(?:给我|我|来|过来|这个)|号码|我的号(?!线)|手机(?![壳卡没只上拍充快网里屏镜]|信号|导航)|(?:我的?|联系)电话|按顺序拨|打通我|其实是(?:我的?)?(?:电话|手机|号码)|[打拨]$|(?:^|[,，。])[拨打](?![给车折错卡扰开包招听算工印])|打[一零]|电联|收到回|(?<![a-z])(?:call|text|ring|phone|reach|dial|buzz) (?:it|me|us|them)(?![a-z])|(?<![a-z])and (?:ring|dial|call(?= ?(?:$|[.!])))(?![a-z])|(?<![a-z])(?:my|our) (?:\w{2,10} )?(?:number|cell|phone|mobile)(?![a-z])|(?<![a-z])(?:give me a (?:ring|call|shout)|call there)(?![a-z])|whatsapp(?= ?(?:me|too|is|at|[:：!.,]|\+?\d|$))|携帯|电话(?:番号)?は|电话[是为:：]|(?<![\u4e00-\u9fff])番号は|电话(?:して|ください|くだ)|かけて|鳴らして|문자|전화/;
/** What the recipient must do with digits or letters. */
export const TRANSFORMS =
  /[每各](?:一?个|一?位)?(?:数字?|位)?都?[加减][一12两二三3]|(?:add|subtract|plus|minus|take) (?:one|two|three|[123]) (?:to|from|off)? ?(?:each|every|all)|(?:each|every) (?:digit|number)|(?:add|subtract|plus|minus) (?:one|two|[12])(?![a-z\d])[^.!?\n]{0,12}(?:digit|number)|按顺序|连(?:起来|在一起|着)|[拼合凑](?:起来|在一起|一起)|去掉(?:单位|符号|小数点|中间|字母|汉字)|小数点不要|(?<![a-z])(?:as (?:one|a single) number|(?:put|join|read|type|string) (?:it|them|these|the \w+) (?:all )?(?:together|as one|in a row|without)|(?:take|leave|without) (?:out )?the (?:units|signs|dots|letters))|(?:つなげ|繋げ|続けて読|くっつけ|つない)|(?:数字|digits?)[^。.!?\n]{0,6}[加减][一1]|念(?:出来|一遍)|还原|(?<![a-z])shift(?![a-z])|(?:前面|头上|开头)(?:补|加)|(?:頭|先頭)に|从(?:下往上|后往前)|下一个\d|(?:空|格)[^，。\n]{0,4}填|(?:[前后]一半|另一半|半截|[上中下前后]段|(?:剩|余)下?的?[一两二三四五六七八\d]位)[^，。,\d]{0,2} ?\d{3}|每[句行条](?:话)?(?:的)?最后|看数字|(?:aren['’]?t|not) (?:times|prices|dates)|没有这|順番は|\d桁|前[一二三四五六七八\d]位|开头|打头|最初|最後|(?<![a-z])(?:(?:starts?|begins?|ends?|beginning|ending) (?:with|in)|followed by|(?:goes|go) on|the (?:rest|middle) (?:is|are|digits|of (?:it|the number))|(?:send|write|give|type) (?:it |them )?in (?:two|three|parts|pieces|bits)|(?:first|second|third|last) (?:part|half|two|three|four|seven)|half of (?:it|the number) is \d|(?:only the|just the) (?:numbers|digits)|the (?:remaining|final|other) (?:two|three|four|five|six|seven|eight) (?:are|is|digits)|part (?:one|two|three|[123]))(?![a-z])|[先再]打|[前後后]半|(?:前面|中间|最后|后面) ?是?\d|(?<![a-z])(?:drop|ignore|forget|skip) the (?:yen|dollars?|units?|(?:\w+ )?signs?|commas?|dots?)(?![a-z])/;
/** What the recipient must decode, or read in an unusual way. */
const READS = new RegExp(
  [
    '(?<![a-z])(?:morse|hex(?:adecimal)?|in binary|rot ?13|base ?64|caesar|cipher|decod(?:e|ed|er|ing)|keypad|t9|(?:say|read) (?:it|this|that|them) (?:out loud|aloud|fast|backwards?|from (?:right|the end))|a ?= ?1)(?![a-z])',
    '谐音|摩斯|解码|暗号|进制|九宫格|天干|(?:念|读)(?:出来|一遍|快点)|(?:换|变|翻译|转)成(?:数字|字母)|对应的?(?:数字|字母)|(?:倒|反)(?:着|过来)[读念看]',
    '語呂|モールス|(?:数字|アルファベット)に(?:し|直|変)|逆から',
  ].join('|'),
);
/** The beginnings of words or lines, which have no use other than to hide something. */
const INITIALS =
  /(?<![a-z])(?:(?:my|the|only) (?:first letters?|capitals?|capital letters|initials)|first letters? of)(?![a-z])|藏头|每[句行条个][^，。\n]{0,3}的?(?:第一|开头|首)个?字|首字母|縦読み|頭文字/;
/** A request to talk elsewhere, or to be found. */
const FINDS =
  /(?<![a-z])(?:(?:find|add|search(?: for)?|look up|message|write to|dm|text|ping|reach(?:es)?|follow|write|tag|poke|catch|hit) me|me up|dms?|drop me|drop a line|(?:i['’]?m|i am) (?:always )?on(?:line)?|outside(?: of)? (?:here|this)|off (?:this|the) (?:app|site)|elsewhere|everywhere|whatever app|any (?:social |other )?(?:app|network)|the other app)(?![a-z])|[加+搜找私]我|私信|私聊|联系我?|换个地方|别的地方|那边|不方便在这|哪个app|全网|到处|加(?:个|一下)|好友|検索|追加|登録|探し|フォロー|連絡|ここじゃな|別の(?:アプリ|ところ)|メッセージください|dmどうぞ|dmの?ほうが/g;
/** What announces a name. */
const NAMES =
  /(?<![a-z])(?:handle|user ?name|nick(?:name)?|uid|account|my id|the id|user part)(?![a-z])|账号|帐号|用户名|昵称|(?<![a-z])id(?=[:： 是はの都])|ユーザー名|アカウント|(?:我|那边|上面)叫|(?:我的|mine)(?: is|是|:|：)/g;
const LABELS = new RegExp(ANY_LABEL, 'g');
const STRONG_LABEL = new RegExp(`^(?:${STRONG.join('|')})`);
/** A user name; its signs can be spelled out: 'mika underscore nara'. */
export const TOKEN =
  /(?<![a-z0-9_.@/-])@?[a-z0-9](?:[a-z0-9]|[_.-](?=[a-z0-9_])| (?:dot|underscore|dash|hyphen) (?=[a-z0-9])| ?(?:アンダーバー|ハイフン|ドット|下划线|横杠) ?(?=[a-z0-9])){3,60}/g;
const SPELLED_SYMBOL =
  / (?:dot|underscore|dash|hyphen) | ?(?:アンダーバー|ハイフン|ドット|下划线|横杠) ?/g;
const SEARCHED =
  /(?:(?<![a-z])(?:look for|look up|search(?: for)?|find|type(?: in)?)|搜(?:索|一下)?)\s?["'“「]?$/;
const BEFORE = 60;
const AFTER = 60;
/** The evidence that is enough. */
const ENOUGH = 4;

/** Long words end like this; other long runs of letters are names. */
export const LONG_WORD = /(?:s|ly|ity|ion|ment|ing|ness|able|ible|ed|al|ance|ence|ism|ive)$/;

/** How much a word looks like a user name: an underscore, digits at the end, dots or hyphens inside. */
export const getShape = (token: string): number => {
  const id = token.replace(/^@/, '').replace(SPELLED_SYMBOL, '_');
  const letters = id.replace(/[^a-z]/g, '').length;
  if (letters < 3 || isOrdinaryObject(id) || /^(?:www|https?)/.test(id)) return 0;
  if (id.split(/[\d_.-]+/).every((part) => part === '' || WORDS.has(part))) return 0;
  const signs = [
    /[a-z0-9]_[a-z0-9]|_$/.test(id) ? 3 : 0,
    /^[a-z](?:[._-][a-z0-9]){3,}$/.test(id) ? 3 : 0,
    /^[a-z]{3}[a-z._-]*\d{2,}/.test(id) ? 2 : 0,
    /^[a-z]{13,}$/.test(id) && !LONG_WORD.test(id) ? 2 : 0,
    /^[a-z]{2,}(?:[._-][a-z\d]{1,})+$/.test(id) ? 1 : 0,
    /^[a-z]{3,}(?:-[a-z]|(?:[.-][a-z]{2,}){2,})$/.test(id) ? 1 : 0,
    isUnlikelyWord(id) ? 1 : 0,
    token.startsWith('@') ? 1 : 0,
  ];
  return Math.min(
    3,
    signs.reduce((sum, one) => sum + one, 0),
  );
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Paying on this site, which is no way to be found. */
const PAYING =
  /(?:微信|支付宝|wechat|line|alipay|paypay)[^，。,.\n]{0,2}(?:支付|付款|付|pay)|(?:pay|付款)[^，。,.\n]{0,8}(?:微信|支付宝|wechat|line|alipay|paypay)/g;

/** How much a text speaks of being found in an app. */
const getChannel = (whole: string): number => {
  const text = whole.replace(PAYING, '');
  const labels = text.match(LABELS) ?? [];
  const named = labels.some((label) => STRONG_LABEL.test(label)) ? 2 : Math.min(labels.length, 1);
  const mailed = MAIL.test(text) ? 1 : 0;
  return named + mailed + Math.min(count(text, FINDS), 2) + Math.min(count(text, NAMES), 1);
};

/** `asked` is the evidence of the conversation: the name answers a question. */
const nameSpans = (plain: string, asked: number): Span[] =>
  matchSpans(plain, TOKEN).filter(({ start, end }) => {
    const shape = getShape(plain.slice(start, end));
    if (shape === 0) return false;
    const before = plain.slice(Math.max(0, start - BEFORE), start);
    const searched = SEARCHED.test(before) ? 1 : 0;
    if (OTHERS.test(before) && !searched) return false;
    const around = getChannel(before) + getChannel(plain.slice(end, end + AFTER)) + asked;
    return around + searched > 0 && shape + around + searched >= ENOUGH;
  });

/** Numbers that are written so that only people recognize them. */
const isLong = ({ digits, groups }: DigitRun): boolean =>
  groups.length > 4 &&
  !digits.includes('123456789') &&
  (isTelephone(digits) || (groups.length === digits.length && isTelephone(`0${digits}`)));

const permutations = (parts: readonly string[]): string[] =>
  parts.length < 2
    ? [...parts]
    : parts.flatMap((part, index) =>
        permutations(parts.toSpliced(index, 1)).map((others) => part + others),
      );
const PERMUTED_MAX = 4;
const MOBILE = /^(?:(?:86)?1[3-9]\d{9}|(?:81|0)[5-9]0\d{8}|0\d{9})$/;
const SPOKEN_PREFIX = 3;
const PREFIX = /^(?:0[5-9]0|1[3-9]\d|\+?8[16])$/;

/** What follows a quantity, a time or the number of a thing. */
const COUNTED =
  /^(?:[:.%％/]\d| ?(?:%|％|元|块|日元|円|人|步|米|公里|岁|路|站|层|楼|点|月|年|个|位|名|度|分钟|小时|cm|kg|km|gb|°|yen|jpy|rmb|adults?|seniors?|kids|children|people|minutes?|mins?|号(?:出口|口|站台|线|车|厅)))/;

/**
 * Digits anywhere in a text that asks for a call, or for work on them, and that together are a number. `isAsked`:
 * the text answers a question about a number.
 */
export const assembledRuns = (
  plain: string,
  { isAsked = false, isSplit = false } = {},
): (Span & Pick<DigitRun, 'digits'>)[] => {
  const [calls, transforms] = [isAsked || CALLS.test(plain), TRANSFORMS.test(plain)];
  if (!calls && !transforms) return [];
  const isCounted = ({ start, end }: Span): boolean =>
    /^ ?[桁位]/.test(plain.slice(end)) ||
    /^,\d{3}/.test(plain.slice(end)) ||
    /\d,$/.test(plain.slice(Math.max(0, start - 2), start)) ||
    (!transforms &&
      (COUNTED.test(plain.slice(end, end + 9)) ||
        /(?:\d[:./]|[a-z]|#)$/.test(plain.slice(Math.max(0, start - 2), start))));
  const runs = readDigits(plain, 'likely').filter((run) => {
    const isSpoken = run.groups.length > 2 || run.digits.length > Math.min(run.groups.length, 2);
    return (isSpoken || /\d/.test(plain.slice(run.start, run.end))) && !isCounted(run);
  });
  const plainRuns = matchSpans(plain, /\d+/g)
    .filter((span) => !isCounted(span))
    .map(({ start, end }) => ({ start, end, digits: plain.slice(start, end) }));
  const canMove = transforms || (!isSplit && CALLS.test(plain));
  const whole = [runs, plainRuns].find((found) => {
    const parts = found.map(({ digits }) => digits);
    const isShort = canMove && parts.length <= PERMUTED_MAX;
    if (isSplit && !transforms && new Set(parts.map(({ length }) => length > 1)).size > 1)
      return false;
    return (isShort ? permutations(parts) : [parts.join('')]).some((one) => MOBILE.test(one));
  });
  const first = (runs[0]?.digits ?? '').slice(0, isSplit ? SPOKEN_PREFIX : undefined);
  const size = runs.reduce((sum, { digits }) => sum + digits.length, 0);
  const isEnough =
    calls &&
    ((transforms && !isSplit && size >= 7) ||
      ((transforms || !isSplit) && size >= 9 && PREFIX.test(first)));
  return whole ?? (isEnough ? runs : []);
};

/** A long number near a request to be called or the name of an app. */
const announcedRuns = (plain: string): DigitRun[] =>
  readDigits(plain, 'likely').filter(({ start, end, digits, groups }) => {
    const text = plain.slice(start, end);
    if (digits.length < 8 || groups.length < 2 || /\d ?[,、，] ?\d/.test(text)) return false;
    const before = plain.slice(Math.max(0, start - BEFORE), start);
    const around = `${before} ${plain.slice(end, end + AFTER)}`;
    if (/[a-z]$/.test(before) || UNIT.test(plain.slice(end))) return false;
    return CALLS.test(around) || getChannel(around) > 0;
  });

/** The number of digits after the beginning of a mobile number, from which on they are found as a number. */
const REST_OF_NUMBER = 7;
/** The beginning of a mobile number in words, which has no other use, and the rest of the sentence. */
const spokenPrefixes = (plain: string): Span[] =>
  readDigits(plain, 'likely').flatMap(({ start, end, digits, groups }) => {
    if (digits.length !== SPOKEN_PREFIX || !PREFIX.test(digits)) return [];
    if (/[。！？!?\n]/.test(plain.slice(start, end))) return [];
    const after = /^[^。！？!?\n]{0,80}/.exec(plain.slice(end))?.[0] ?? '';
    const isSpoken = groups.length === SPOKEN_PREFIX && !/\d/.test(plain.slice(start, end));
    const rest = readDigits(after, 'likely').reduce((sum, run) => sum + run.digits.length, 0);
    if (rest >= REST_OF_NUMBER) return [];
    const isMobile = (isSpoken && CALLS.test(plain)) || /^(?:の次|のあと|の後)[はに]/.test(after);
    return isMobile ? [{ start, end: end + after.length }] : [];
  });

/** The same noise between all digits or groups: 1哈8哈8哈 …, 138🌸1234🌸5678 */
const NOISE =
  /(?<!\d)\d{1,4}(?<noise>[^\d\s,.:、，；;/→-]{1,4})(?:\d{1,4}\k<noise>){1,13}\d{1,4}(?!\d)/g;
/** Digits typed with shift: !#&(%)@*$^! */
const SHIFTED = /(?<![!-/:-@])[!@#$%^&*()]{9,13}(?![!-/:-@])/g;
/** The beginning of a number, and the rest in quotes: 080のあとは「よろしく」 */
const QUOTED = /(?<!\d)(?:0[5-9]0|1[3-9]\d)(?!\d)[^\d\n]{1,30}["“”「『]/;

/** A day: its digits are no part of a number. */
const HAS_DAY = /(?<!\d)20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;

const numberSpans = (plain: string): Span[] => [
  ...readDigits(plain, 'likely').filter(
    (run) => isLong(run) && !HAS_DAY.test(plain.slice(run.start, run.end)),
  ),
  ...[...assembledRuns(plain), ...announcedRuns(plain)].filter(
    ({ start }) => !KNOWN.test(plain.slice(Math.max(0, start - 20), start)),
  ),
  ...spokenPrefixes(plain),
  ...matchSpans(plain, NOISE).filter(({ start, end }) =>
    isTelephone(plain.slice(start, end).replace(/\D/g, '')),
  ),
  ...(TRANSFORMS.test(plain) || CALLS.test(plain) ? matchSpans(plain, SHIFTED) : []),
  ...(CALLS.test(plain) && QUOTED.test(plain)
    ? matchSpans(plain, /["“「『][^"”」』\n]{1,20}["”」』]/g)
    : []),
];

/** Where a name is if not in the text: in the sender's photo or profile, or in a code to scan there. */
const PICTURED =
  /(?:(?<![a-z])my (?:\w{2,10} ){0,2}(?:photo|pic|picture|avatar|profile|shirt|t-shirt|van|cap|business card|banner|cover)s?(?![a-z])|(?<![a-z])(?:photo|picture) \d|我的?(?:第[一二三四\d]张)?(?:头像|照片|主页|相册|资料|封面|背景|名片|简介|车身)|头像|封面|背景图|第[一二三四\d]张(?:照片|图)|プロフィール|アイコン|送る写真|名刺|カバー写真)[^。.!?\n]{0,60}/g;
const CODE =
  /[码号]|扫|字母|水印|电话|招牌|四角|qr|読み取|(?<![a-z])(?:handle|scan|code|printed|written|painted|number|phone)(?![a-z])/;
/** What is written there, said together with one's own account in an app. */
const WRITTEN = new RegExp(
  `${CODE.source}|[串字角]|[左右][上下]|[写印]着|放大|英文|文字|英数字|拡大|(?<![a-z])(?:text|letters|sign|corner|bottom|zoom)(?![a-z])`,
);
const IS_OWN = new RegExp(
  `(?:我的?|私の|(?<![a-z])my )${ANY_LABEL}|(?=我)${ANY_LABEL}|${ANY_LABEL}(?:の ?id)?(?:です|だよ)`,
);
const pictured = (plain: string): Span[] =>
  matchSpans(plain, PICTURED).filter(({ start, end }) => {
    const around = plain.slice(Math.max(0, start - 40), end + 40);
    const isMine = !/^(?:头像|封面|背景|第|ph|pi)/.test(plain.slice(start, end));
    return (
      (WRITTEN.test(around) && IS_OWN.test(around)) ||
      (isMine && CODE.test(around) && (getChannel(around) > 0 || CALLS.test(around)))
    );
  });

/** A name made from something both know, or put together: 'id = ken plus the digits of our booking'. */
const DERIVED = new RegExp(
  `(?:${ANY_LABEL}|${MAIL.source}|我的号)[^。.!?\\n]{0,12}?(?:(?<![a-z])is(?![a-z])|[=是:：第は]|works best)[^。.!?,，\\n]{0,40}?(?:(?<![a-z])(?:plus|followed by|first name|last name|the year)(?![a-z])|[一1]部分|[+＋加](?:我的?)?(?:生日|名字)|[前后]面加|拼音|连写|ローマ字|そのまま|名前.{0,10}に|をつけた|を足した|["'“「][a-z]{2,20}["'”」] ?(?:[+加と]|plus|and|then))[^。!?\\n]{0,60}|(?<![a-z])my (?:e-?mail|handle|id|user ?name|insta|line|wechat)(?: address| name)? (?:starts|begins) with [^.!?\\n]{0,60}`,
  'g',
);
/** Digits or letters in code: .-- . -.-. or A=0 B=9 C=0 */
const CODED =
  /(?:[.·-]{1,5}[ /]{1,3}){5,40}|(?<![a-z])[a-z] ?= ?\d(?:[ ,，]{1,2}[a-z] ?= ?\d){2,12}/g;
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
  /(?:我|自己)的?(?:个人|自己的)?(?:网站|官网|主页|博客)[^。！？\n]{0,20}(?: 点 |点(?:康|西恩|com|net|cn|jp))[^。！？\n]{0,20}|(?:うち|私|僕)の(?:サイト|ホームページ|ブログ)は[^。\n]{0,30}ドット[^。\n]{0,12}|(?<![a-z])(?:my|our) (?:own )?(?:site|page|website|blog)(?![a-z])[^!?\n]{0,50}(?<![a-z])dot(?![a-z])[^!?\n]{0,20}|(?<![a-z])(?:bitly|linktree|lnkbio|tinyurl) slash [a-z0-9_-]{3,40}/g;
/** An address with noise for its signs: ren🍊kobe🍎gmail🍊com, a%40b%2Ecom. */
const NOISY_MAIL =
  /(?<![a-z0-9._-])[a-z0-9][a-z0-9._-]{0,40}(?:[^\p{L}\p{N}\s.,]{1,2}[a-z0-9._-]{1,40})?(?:[^\p{L}\p{N}\s.,]{1,2}|%40)(?:gmail|outlook|hotmail|yahoo|icloud|foxmail|qq|163|126|naver)(?:[^\p{L}\p{N}\s,]{1,2}|%2e)(?:com|net|co|jp|cn)(?![a-z])/gu;

/** The sign of an address, described: 'kamonwalks, then the a with a circle'. */
const CIRCLED =
  /(?<![a-z])(?:a (?:with|in) a (?:circle|ring)|round sign|circled a)(?![a-z])|a ?圈|圈 ?a|丸の中にa/;
const HOST = /(?<![a-z])(?:com|net|co|jp|cn|dot)(?![a-z])|点 ?[a-z康西]|ドット/;
const CIRCLED_HOST = new RegExp(
  `(?:${CIRCLED.source}|(?<![a-z])(?:at[- ]?(?:sign|mark)|snail)(?![a-z])|小老鼠|まるえー)[^.!?。！？\\n]{0,30}${MAIL_PROVIDER}(?! (?:maps?|news|translate))`,
);

/**
 * Whoever is found under a name in quotes, or in a messenger or network without: '小红书搜“大阪阿豆带你玩”，私我',
 * インスタで「…」と検索 … DM, 'search kenji kyoto guide on the photo app, my icon is a cat'.
 */
const QUOTED_NAME = new RegExp(
  `["“”「『][^"“”」』\\n]{2,40}["“”」』]|(?<![a-z])'[^'\\n]{4,40}'(?![a-z])|(?<=(?<![a-z])(?:search|look up|find|type|look for)(?: for)? (?!(?:the|a|an|some|any|your|for|good|nice|pictures|photos) ))(?:[a-z'’-]{2,15} ){1,6}(?=(?:on|in|into) (?:the )?${ANY_LABEL})`,
  'g',
);
/** Apps in which people search for each other, not for pictures of places. */
const MESSENGER = new RegExp(
  `${[...STRONG, ...DESCRIBED].join('|')}|ライン(?=[でに])|(?<=(?:on|in|my) )line(?![a-z])|line(?=で)|telegram`,
);
const ANY_DESCRIBED = new RegExp(DESCRIBED.join('|'));
const PROGRAM = /小程序|支付|alipay|公众号|路線|駅|(?<![a-z])(?:station|train|stop)/;
const SEARCHES =
  /搜|关注|検索|ググ|探[しす]|さがし|調べ|(?<![a-z])(?:search|look (?:me )?(?:up|for)|google|find|type)(?![a-z])/;
const IS_REACHED =
  /客服|头像[是就]|アイコン(?:です|が|は)|問い?合わせ|私の(?:电话|番号|連絡先)|フォームから(?:連絡|送)|(?:有|填)联系表格|我的联系|私信|私我|后台|留言|联系我|加我|找到?我(?![们的想说要])|咨询|連絡(?:して|くだ)|フォロー|メッセージ|(?<![a-z])(?:dms?|(?:message|call|text|add|follow|reach) me|call there|(?:hit|tap|press|click) (?:the )?(?:message|contact|follow)|i (?:reply|answer) (?:[a-z]+ ){0,3}there|contact button|(?:write|book) (?:me |us )?there|(?:contact|inquiry) form|use the form|write to the address|my (?:icon|avatar|picture|phone number))(?![a-z])/;
const IS_MINE =
  /就是我(?![们想要])|我本人|我的?店|我在[^，。]{0,6}有店|电话在|订那个|那边订|我接|我开的|が私|私です|电话が出|かけて|(?<![a-z])(?:that['’]?s me|(?:is|are) (?:me|mine)|my (?:page|listing|channel|number|phone|pocket|icon|avatar)|i answer|reaches me|(?:message|write|book|contact) (?:me|us) there)(?![a-z])/;
const searchedSpans = (plain: string): Span[] => {
  if (!SEARCHES.test(plain)) return [];
  const isFound = IS_MINE.test(plain) || IS_REACHED.test(plain);
  return matchSpans(plain, QUOTED_NAME).filter(({ start, end }) => {
    const around = `${plain.slice(Math.max(0, start - 32), start)} ${plain.slice(end, end + 24)}`;
    const isQuoted = !/[a-z]/.test(plain.charAt(start));
    const isElsewhere = (isQuoted ? MESSENGER : ANY_DESCRIBED).test(around);
    return (
      SEARCHES.test(around) &&
      ((isFound && (isQuoted || IS_MINE.test(plain))) || (isElsewhere && !PROGRAM.test(around)))
    );
  });
};

const describedSpans = (plain: string): Span[] => [
  ...pictured(plain),
  ...matchSpans(plain, DERIVED),
  ...matchSpans(plain, CODED),
  ...SPELLED.flatMap((pattern) => matchSpans(plain, pattern)).filter(
    ({ start, end }) => getChannel(plain.slice(Math.max(0, start - BEFORE), end + AFTER)) > 0,
  ),
  ...matchSpans(plain, SITE),
  ...matchSpans(plain, NOISY_MAIL),
  ...searchedSpans(plain),
];

const SENTENCE = /[^\s.。！？!?](?:[^。！？!?\n.]|\.(?!\s|$))*/g;
/** 'I'm the bamboo guy on Instagram, message me there' */
const THERE =
  /(?<![a-z])(?:connect with|message|add|follow|dm|contact|reach) (?:me|us) there(?![a-z])|[,;:] (?:please )?(?:connect|message|dm) there(?![a-z])/;
const IS_LISTED = new RegExp(
  `(?<![a-z])(?:i['’]?m|i am|we['’]?re|we are) [^.!?\\n]{0,40}(?<![a-z])on (?!line \\d)(?:${ANY_LABEL}|youtube|tripadvisor|etsy)`,
);
/** Digits or signs to decode. */
const CODED_NUMBER = /\d{3}|(?:[.·-]{1,5}[ /]{1,3}){5}/;
/** What has a keypad or a code of its own. */
const LOCKED =
  /(?<![a-z])(?:doors?|(?:un)?locks?|lockers?|gates?|entrance|airbnb|hotel|hostel|rooms?|apartment|flat|key ?box|safe)(?![a-z])|门|锁|密码|民宿|酒店|房|寄存|宿|部屋|ドア|鍵|玄関|ロッカー/;
const isAboutContact = (text: string): boolean => CALLS.test(text) || getChannel(text) > 0;
const isCoded = (sentence: string): boolean =>
  READS.test(sentence) &&
  CODED_NUMBER.test(sentence) &&
  !LOCKED.test(sentence) &&
  (isAboutContact(sentence) || /数字[^，。]{0,3}[:：]/.test(sentence));

/**
 * Sentences that describe a contact without giving it. Only for texts that are one message: several messages
 * joined have no ends of sentences.
 */
const sentenceSpans = (plain: string): Span[] => {
  const sentences = matchSpans(plain, SENTENCE);
  return sentences.filter(({ start, end }, index) => {
    const sentence = plain.slice(start, end);
    if (INITIALS.test(sentence))
      return (
        isAboutContact(sentence) ||
        getChannel(plain.slice(end, sentences[index + 1]?.end ?? end)) > 0
      );
    return (
      (CIRCLED.test(sentence) && HOST.test(sentence)) ||
      CIRCLED_HOST.test(sentence) ||
      (THERE.test(sentence) && IS_LISTED.test(sentence)) ||
      isCoded(sentence)
    );
  });
};

/** Whether a text has evidence of a contact, so that it is worth reading together with others. */
export const hasSignal = (plain: string): boolean =>
  CALLS.test(plain) ||
  TRANSFORMS.test(plain) ||
  READS.test(plain) ||
  INITIALS.test(plain) ||
  CODE.test(plain) ||
  getChannel(plain) > 0;

/**
 * Names and descriptions of contacts. `asked` is the evidence of the conversation around the text: more than 0
 * after a question about a contact.
 */
export const nameEvidence = (plain: string, asked = 0): Span[] => [
  ...nameSpans(plain, asked),
  ...describedSpans(plain),
];

export const evidenceSpans = (plain: string): Span[] => [
  ...nameEvidence(plain),
  ...numberSpans(plain),
  ...sentenceSpans(plain),
];
