import { TRAVELERS_MAX } from '../../guides/figures.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { COUNT, isSecondOfRange, readNumber, START } from './numbers.ts';

/** A count of people as written, before neighboring counts are joined. */
interface Count {
  readonly start: number;
  readonly end: number;
  /** Null if only children are counted. */
  readonly total: number | null;
  readonly children: number | null;
  /** True if only adults are counted, so that children may follow. */
  readonly isAdults: boolean;
  /** True if only old people are counted, who are a group only together with others. */
  readonly isElders?: boolean;
}

const HAN_COUNT = '(?:\\d{1,2}(?!\\d)|[一二两兩三四五六七八九十]{1,3})';
const SMALL = `(?<![a-z\\d.,:/])${COUNT}`;

const THREE_BIG_TWO_SMALL = new RegExp(
  `${START}(?<adults>${HAN_COUNT}) ?(?:个|個)?(?:大人?|成人) ?(?:、|,|和|加|带|\\+)? ?(?<children>${HAN_COUNT}) ?(?:个|個)?小(?:孩子?|朋友|童)?(?!时|時|吃|站|樽|包|杯|份)`,
  'g',
);
const HAN_ADULTS = new RegExp(
  `${START}(?<count>${HAN_COUNT}) ?(?:个|個|位|名)?(?:大人|成人|成年人)`,
  'g',
);
const HAN_CHILDREN = new RegExp(
  `${START}(?<count>${HAN_COUNT}) ?(?:个|個|位|名)?(?:\\d{1,2}岁的?)?(?:小孩子?|孩子|小朋友|儿童|兒童|小宝宝|宝宝|婴儿|小学生|小娃)`,
  'g',
);
const ELDERS = new RegExp(
  `(?:${START}${HAN_COUNT} ?(?:个|個|位|名)?(?:老人|长辈|老年人|奶奶|爷爷|外公|外婆)|${SMALL} (?:seniors?|grandparents?|grandmothers?|grandfathers?|grandmas?|grandpas?|elderly)(?![a-z]))`,
  'g',
);
const JAPANESE_ADULTS = new RegExp(
  `(?:大人|おとな|オトナ|成人) ?(?<count>${HAN_COUNT}|ふたり|ひとり) ?(?:人|名)?(?:様)?(?! ?[円0-9])`,
  'g',
);
const JAPANESE_CHILDREN = new RegExp(
  `(?:子ども|子供|こども|コドモ|小人|小学生|中学生|幼児|お子様|お子さん|お子さま|赤ちゃん|乳児)(?:が|は|も)? ?(?<count>${HAN_COUNT}|ふたり|ひとり) ?(?:人|名)?(?:様)?(?! ?[円0-9歳])`,
  'g',
);
const ENGLISH_ADULTS = new RegExp(
  `${SMALL} (?:adults?|grown-ups?)(?![a-z])(?! ?[¥$]| \\d[\\d,]{2,})`,
  'g',
);
const ENGLISH_CHILDREN = new RegExp(
  `(?:${SMALL}|(?<![a-z])an?)(?: small| young| little| older)? (?:(?:kids?|child(?:ren)?|bab(?:y|ies)|infants?|toddlers?)(?![a-z])|\\d{1,2}[- ]years?[- ]olds?|\\d{1,2}yo)`,
  'g',
);
const KANA: Readonly<Record<string, number>> = { ふたり: 2, ひとり: 1 };

const NOT_AFTER_PERSON =
  '(?!份|座|间|間|房|床|民|次|餐|票|桌|车|車|用|乗|前|組|组|部屋|気|气|生|工|物|均|掛|席|套|艇|帐|称|口|数|目|につき|あたり|当たり|分(?!の)|間|格|造|种|士|家|才|士|力|形|行道|偶|参|类|類|妻|质|質|権|権|脸|脉|山|丁|形町)';
const HAN_PERSONS = new RegExp(
  `${START}(?<!每|毎|第|各|前|一人)(?<count>${HAN_COUNT}) ?(?:个|個)?(?:人(?!民)${NOT_AFTER_PERSON}|名(?:様|さま|成人|大人|客人|游客|旅客|乘客)?(?![字称单片古胜店导司翻物作城所]|目)|口(?:人|之家))`,
  'g',
);
const HAN_POLITE = new RegExp(
  `${START}(?<![每第各前后後末尾头间])(?<count>${HAN_COUNT}) ?位(?:客人|游客|旅客|大人|成人|贵宾|顾客|乘客|团友)?(?=$|[ ,.!?、。()]|的|吗|吧|可以|行|就|是|左右|有|没|坐|一起|用餐)`,
  'g',
);
const HAN_GROUP = new RegExp(
  `(?:我们|咱们|我們|你们|咱|一行|一共|总共|全家|一家|团队)(?:一共|总共|共|一家|全家|总共是|是|就|只有|有|大概|大约|连大带小)*(?<count>${HAN_COUNT})(?:(?:个|個|位|口|名)(?=$|[ ,.!?、。()]|都|想|要|去|来|能|可以|打算|准备|是|在|还|就|左右|坐|吃|玩|一起|会)|(?=人))`,
  'g',
);
const PAIR =
  /(?<pair>(?:我|咱|你|他)们?俩|夫妻俩|夫妇俩|夫妻二人|夫妻两|母女俩|母子俩|父子俩|父女俩|姐妹俩|闺蜜俩|小两口|老两口|我们?两(?=都|想|去|打算|要))|(?<three>(?:我|咱)们?仨)/g;
const JAPANESE_PAIR =
  /(?:ふたり|(?<![\d一二三四五六七八九十])お二人)(?!目|分|前|乗り|用|組|とない)/g;
const ENGLISH_PERSONS = new RegExp(
  `${SMALL}(?: more)? (?:people|persons?|pax|travell?ers?|guests|participants|passengers|tourists|visitors|of us)(?![a-z]| (?:who|say|ask|think|told|have (?:asked|told)))`,
  'g',
);
const ENGLISH_GROUP = new RegExp(
  `(?<![a-z])(?:party|group|family|team) of (?<count>${COUNT})(?![\\d:a-z])`,
  'g',
);
const ENGLISH_WE = new RegExp(
  `(?<![a-z])(?:we are|we're|we will be|we'll be|we would be|we'd be|we were|there are|there're|there will be|there'll be|it's|it is|it will be|it'll be) (?:only |just |now |actually |about |all )?(?<count>${COUNT})(?=$|[,.!?;)]| (?:in total|altogether|in all|now|and|instead|plus|not|friends|students|or|in our|with|including|if)(?![a-z]))`,
  'g',
);
const ENGLISH_TABLE = new RegExp(
  `(?<![a-z])(?:table|reservation|reserve|booking|dinner|lunch|seats?|tickets?|tour|room|place|space) for (?<count>${COUNT})(?=$|[,.!?;)]| (?:please|at|on|in|tomorrow|tonight|under|people|adults|and|of us)(?![a-z]))`,
  'g',
);

const readCount = (text: string): number | null => KANA[text] ?? readNumber(text);

const LEADING_COUNT = new RegExp(`^(?:${COUNT}|an?(?= ))`);

const findCounts = ({ folded, script, hasLatin }: MessageText): Count[] => {
  const found: Count[] = [];
  const add = (
    match: RegExpExecArray,
    total: number | null,
    children: number | null,
    isAdults = false,
  ): void => {
    if ((total ?? children ?? 0) <= 0 || (total ?? 1) > TRAVELERS_MAX) return;
    if (isSecondOfRange(folded, match.index)) return;
    const end = match.index + match[0].trimEnd().length;
    found.push({ start: match.index, end, total, children, isAdults });
  };
  const readMatchedCount = (match: RegExpExecArray): number | null => {
    const text = match.groups?.count ?? LEADING_COUNT.exec(match[0])?.[0] ?? '';
    return readCount(text);
  };
  for (const match of folded.matchAll(THREE_BIG_TWO_SMALL)) {
    const { adults = '', children = '' } = match.groups ?? {};
    const [big, small] = [readNumber(adults), readNumber(children)];
    if (big !== null && small !== null) add(match, big + small, small);
  }
  for (const pattern of [HAN_ADULTS, JAPANESE_ADULTS, ENGLISH_ADULTS]) {
    for (const match of folded.matchAll(pattern)) add(match, readMatchedCount(match), null, true);
  }
  for (const match of folded.matchAll(ELDERS)) {
    const count = readMatchedCount(match);
    if (count !== null) {
      const end = match.index + match[0].length;
      found.push({
        start: match.index,
        end,
        total: count,
        children: null,
        isAdults: true,
        isElders: true,
      });
    }
  }
  for (const pattern of [HAN_CHILDREN, JAPANESE_CHILDREN, ENGLISH_CHILDREN]) {
    for (const match of folded.matchAll(pattern)) add(match, null, readMatchedCount(match));
  }
  for (const match of folded.matchAll(HAN_PERSONS)) {
    const count = readMatchedCount(match);
    const before = folded.slice(Math.max(0, match.index - 4), match.index);
    // 一个人 in a price means 'each'.
    const isAlone = /我(?:自己|就|只有)?$/.test(before) || /^[1一]名/.test(match[0]);
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 3);
    if (count === 1 && !isAlone && !(script === 'japanese' && /^で[参行旅す]/.test(after)))
      continue;
    if (/(?:导游|司机|翻译|ガイド)/.test(after) || /(?:友達|友人|友だち|仲間)$/.test(before))
      continue;
    add(match, count, null);
  }
  for (const match of folded.matchAll(HAN_POLITE))
    if (readMatchedCount(match) !== 1) add(match, readMatchedCount(match), null);
  for (const match of folded.matchAll(HAN_GROUP)) {
    const text = match.groups?.count ?? '';
    add(match, readNumber(text), null);
  }
  for (const match of folded.matchAll(PAIR)) add(match, match.groups?.three ? 3 : 2, null);
  if (script === 'japanese')
    for (const match of folded.matchAll(JAPANESE_PAIR)) add(match, 2, null);
  if (!hasLatin) return found;
  for (const pattern of [ENGLISH_PERSONS, ENGLISH_GROUP, ENGLISH_WE, ENGLISH_TABLE]) {
    for (const match of folded.matchAll(pattern)) {
      const count = readMatchedCount(match);
      if (count !== 1 || /^1 |^one (?:traveler|guest)/.test(match[0])) add(match, count, null);
    }
  }
  return found;
};

const JOINS_COUNTS =
  /^(?: ?(?:、|,|和|加上?|带着?|帶|跟|与|还有|及|又|\+|&|and|plus|with|と|・|あと|それと) ?){0,2}(?:我们)? ?$/;
const INTRODUCES_PART =
  /^[ ,、。.:(-]{0,3}(?:其中|包括|包含|含|有|including|include|incl\.?|of (?:them|whom|which)|with|うち|内|その(?:うち|内)|そのなか)?(?:有|是|に|は|、)? ?[:(]? ?$/;
const NAMES_PART = /其中|包括|包含|含|includ|incl|of (?:them|whom|which)|うち|内|\($/;

const normalizeCounts = (counts: readonly Count[]): Count[] => {
  const apart: Count[] = [];
  for (const count of counts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1);
    if (!last || count.start >= last.end) apart.push(count);
    else if (count.end - count.start > last.end - last.start) apart.splice(-1, 1, count);
  }
  return apart;
};

/** Joins counts of one group: 'two adults and a child', 5人(うち子ども2人). */
const joinCounts = (counts: readonly Count[], folded: string): Count[] => {
  const joined: Count[] = [];
  for (const count of normalizeCounts(counts)) {
    const last = joined.at(-1);
    const gap = last ? folded.slice(last.end, Math.min(count.start, last.end + 40)) : '';
    const isNear = last && last.end + gap.length === count.start;
    if (!last || !isNear) {
      joined.push(count);
      continue;
    }
    const span = { start: last.start, end: count.end };
    const onlyChildren = last.total === null && count.total === null;
    if (
      JOINS_COUNTS.test(gap) &&
      (last.isAdults || last.total === null) &&
      (count.isAdults || count.total === null)
    ) {
      const children = (last.children ?? 0) + (count.children ?? 0);
      const adults =
        (last.total ?? 0) - (last.total === null ? 0 : (last.children ?? 0)) + (count.total ?? 0);
      joined.splice(-1, 1, {
        ...span,
        total: onlyChildren ? null : adults + children,
        children: children || null,
        isAdults: children === 0 || last.isAdults,
      });
      continue;
    }
    joined.push(count);
  }
  return joinParts(joined, folded);
};

/** Joins a total and its parts: '3 of us: 2 adults and a child', 'party of 8, including 3 kids'. */
const joinParts = (counts: readonly Count[], folded: string): Count[] => {
  const joined: Count[] = [];
  for (const count of counts) {
    const last = joined.at(-1);
    const gap = last ? folded.slice(last.end, Math.min(count.start, last.end + 30)) : '';
    const isNear = last && last.end + gap.length === count.start && last.total !== null;
    const span = { start: last?.start ?? 0, end: count.end, isAdults: false };
    if (!last || !isNear) joined.push(count);
    else if (count.total === last.total && (count.children === null || last.children === null)) {
      joined.splice(-1, 1, {
        ...span,
        total: count.total,
        children: count.children ?? last.children,
      });
    } else if (
      count.total === null &&
      NAMES_PART.test(gap) &&
      (count.children ?? 0) < (last.total ?? 0)
    ) {
      joined.splice(-1, 1, { ...span, total: last.total, children: count.children });
    } else if (
      count.isAdults &&
      !last.isAdults &&
      (count.total ?? 0) < (last.total ?? 0) &&
      INTRODUCES_PART.test(gap)
    ) {
      // The adults of a group that has been counted.
    } else joined.push(count);
  }
  return joined;
};

/** Reads the size of groups (docs/product/messages.md, "Facts in messages"). */
export const readPeople = (text: MessageText): Candidate[] =>
  joinCounts(findCounts(text), text.folded).flatMap(
    ({ start, end, total, children, isAdults, isElders }): Candidate[] => {
      if (total === null || isElders) return [];
      const after = text.folded.slice(end, end + 14);
      // Children who are not counted make the number of adults useless.
      if (
        isAdults &&
        !children &&
        /^ ?(?:,|and|with|和|带|と|、)* ?(?:some |our |my |the )?(?:kids|children|小孩|孩子|子ども|子供)/.test(
          after,
        )
      )
        return [];
      const value = children ? { total, children } : { total };
      return [{ kind: 'people', start, end, values: [{ kind: 'people', ...value }] }];
    },
  );
