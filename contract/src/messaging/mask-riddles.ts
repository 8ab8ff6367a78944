/**
 * Finds contacts that the receiver must work out: digits with an instruction to add, join or read them in another
 * way, and names that are described instead of written.
 */
import { STRONG, VAGUE, WEAK } from './mask-labels.ts';
import { NUMERAL, SPOKEN_DIGIT } from './mask-numbers.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';
import { KANA_DIGIT } from './mask-spoken-numbers.ts';

/** What makes digits a number to call. */
const CALLS =
  /打(?:给我|我|来|过来|这个)|号码|手机|(?:我的?|联系)电话|(?<![a-z])(?:call|text|ring|phone|reach|dial) (?:me|us)(?![a-z])|(?<![a-z])(?:my|our) (?:\w{2,10} )?(?:number|cell|phone|mobile)(?![a-z])|whatsapp|携帯|電話して|かけて/;
/** What the receiver must do with digits. */
const TRANSFORMS =
  /[每各](?:一?个|一?位)?(?:数字?|位)?都?[加减][一二两三123]|(?:add|subtract|plus|minus|take) (?:one|two|three|[123]) (?:to|from|off)? ?(?:each|every|all)|(?:each|every) (?:digit|number)|(?:add|subtract|plus|minus) (?:one|two|[12])(?![a-z\d])[^.!?\n]{0,12}(?:digit|number)|连(?:起来|在一起|着[读看打])|[拼合凑](?:起来|在一起|一起)|去掉(?:单位|符号|小数点|中间)|(?<![a-z])(?:as (?:one|a single) number|(?:put|join|read|type|string) (?:it|them|these|the (?:digits|numbers)) (?:all )?(?:together|as one|in a row|without)|without the (?:units|signs|dots))|(?:つなげ|繋げ|続けて読|くっつけ|つない)|(?:数字|digits?)[^。.!?\n]{0,6}[加减][一1]/;
/** Instructions to read the beginnings of lines. */
const DOWN =
  /每[行句](?:的)?(?:第一|开头|首)个?字?|藏头|竖着(?:看|读)|(?<![a-z])read (?:it |them )?down(?:wards?)?(?=[:：,，.!]|\s*\n|$)|(?:first|initial) (?:letter|character|word)s? (?:of|in|on) (?:each|every)|縦(?:読み|に読)|各行の(?:最初|頭)/;

const TELEPHONE = /^(?:(?:86)?1[3-9]\d{9}|(?:81|0)[5-9]0\d{8})$/;
const SUM = /(?<![\d+-])(\d) ?\+ ?(\d)(?![\d+])/g;
const DIGITS = /\d+/g;
const LEAST = 7;

/** Digits anywhere in a text that together are a phone number, or that must be changed to be one. */
const assembled = (plain: string): Span[] => {
  const transforms = TRANSFORMS.test(plain);
  if (!transforms && !CALLS.test(plain)) return [];
  const sums = matchSpans(plain, SUM);
  const isInSum = ({ start }: Span): boolean =>
    sums.some((sum) => sum.start <= start && start < sum.end);
  const digits = [...sums, ...matchSpans(plain, DIGITS).filter((span) => !isInSum(span))].toSorted(
    (one, other) => one.start - other.start,
  );
  const joined = digits
    .map(({ start, end }) =>
      plain
        .slice(start, end)
        .replace(SUM, (_all, one, other) => String(Number(one) + Number(other))),
    )
    .join('');
  return TELEPHONE.test(joined) || (transforms && joined.length >= LEAST) ? digits : [];
};

/** Digits in any mix of signs, kana and words, or with any noise between them. */
const ONE = `(?:\\d|${NUMERAL}|${KANA_DIGIT})`;
/** Words that sound like digits. */
const SOUNDS =
  'oh|zero|won|one|wun|too|two|tu|to|tree|three|free|for|four|fore|fife|five|sicks|six|sevin|seven|ate|eight|nine|nein|niner';
const ROMAN = 'i{1,3}|iv|vi{0,3}|ix|x|0';
const MIXED: readonly RegExp[] = [
  new RegExp(
    `(?=(?:${ONE}[ 、,，・-]{0,2}){0,9}[\\u3041-\\u30ff])(?:${ONE}[ 、,，・-]{0,2}){10,12}(?!${ONE}|[時分円人])`,
    'g',
  ),
  /(?<!\d)(?:\d[^\p{L}\p{N}\s:.,/]{1,4}){9,11}\d(?!\d)/gu,
  new RegExp(
    `(?<![a-z])(?:(?:${SOUNDS}|${SPOKEN_DIGIT})[ ,.，-]{1,3}){8,12}(?:${SOUNDS})(?![a-z])`,
    'g',
  ),
  new RegExp(`(?<![a-z])(?:(?:${ROMAN})[ ,.，-]{1,2}){6,12}(?:${ROMAN})(?![a-z])`, 'g'),
];

/** The first character of each line. */
const BEGINNING = /(?<=^|\n)\S(?=[^\n])/g;

const ANY_LABEL = `(?:${[...STRONG, ...WEAK, ...VAGUE].join('|')})`;
const LABELS = new RegExp(ANY_LABEL, 'g');
/** A description instead of a name: 'is the name of the city, all lowercase', 是我们要去的城市英文小写. */
const DESCRIBED =
  /^(?: ?(?:id|号|name))?(?: is(?![a-z])| ?[就也都]?[是为:：=]| (?![a-z]))(?= ?(?:(?:just |simply )?(?:the|our|my|your|a|same|where|how) |[^\x20-\x7e]))[^。.!?！？\n]{2,80}?(?:全拼|拼音|英文|小写|连起来|连着|(?<![a-z])(?:lowercase|lower case|pinyin|no spaces?|one word|spelled)(?![a-z])|(?:plus|then|followed by|再加|后面加?|加上?) ?\d{2,8}(?! ?(?:人|位|元|日元|yen|people)))[^。.!?！？\n]{0,12}(?![^。.!?\n]{0,12}[?？吗])/;
const DESCRIBED_MAX = 110;

const describedSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const found = DESCRIBED.exec(plain.slice(start, start + DESCRIBED_MAX));
    return found ? [{ start, end: start + found[0].length }] : [];
  });

/** A name that is shared with the one here or said after an app, and how much can stand between the two. */
const NAMED: readonly { pattern: RegExp; after: RegExp }[] = [
  // The name shown here.
  {
    pattern:
      /(?<![a-z])(?:with |under )?(?:the )?same (?:user ?|nick)?name[^.!?\n]{0,12}(?:here|this site|see)(?![a-z])|(?:跟|和|与|同|就是)[^，。？?\n]{0,4}(?:这里|这边|这儿|本站|这上面)[^，。？?\n吗]{0,8}(?:一样|相同|一致|同名|一个名)|(?:ここ|このサイト)[^。？\n]{0,4}(?:名前|ニックネーム)?と(?:同じ|一緒)/g,
    after: new RegExp(`${ANY_LABEL}[^。!?！？\\n]{0,40}$`),
  },
  // 'Do you use the paper plane app? I'm kyotoken77 there'
  {
    pattern:
      /(?<=(?:i['’]?m|i am|my name is|我是|我叫|find me as|look for) )@?(?=[a-z_.]*\d|[a-z\d.]*_)[a-z][a-z0-9_.]{3,30}(?= (?:there|on (?:it|that|there))(?![a-z])|,? ?(?:在)?那(?:里|边|上面))/g,
    after: new RegExp(`${ANY_LABEL}[^\\n]{0,40}$`),
  },
];
/** The name here as a name to search for. */
const SEARCHED =
  /(?:跟|和|与|同|就是)我?(?:在)?(?:这里|这边|这儿|本站|这上面)[^。？?\n吗]{0,8}(?:一样|相同|一致|同名|一个名)[^。？?\n]{0,6}(?:搜|找得?到我|加我)/g;
const REACH = 70;

const namedSpans = (plain: string): Span[] =>
  NAMED.flatMap(({ pattern, after }) =>
    matchSpans(plain, pattern).filter(({ start }) =>
      after.test(plain.slice(Math.max(0, start - REACH), start)),
    ),
  );

export const riddleSpans = (plain: string): Span[] => [
  ...assembled(plain),
  ...(DOWN.test(plain) ? matchSpans(plain, BEGINNING) : []),
  ...MIXED.flatMap((pattern) => matchSpans(plain, pattern)),
  ...matchSpans(plain, SEARCHED),
  ...describedSpans(plain),
  ...namedSpans(plain),
];
