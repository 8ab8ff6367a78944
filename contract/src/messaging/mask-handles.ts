/** Finds user names and IDs on messengers and social networks after any of their usual labels. */
import {
  hasInitial,
  hasName,
  hasParts,
  isCommonWord,
  isNameByItself,
  isOrdinaryObject,
  isUnlikelyWord,
  OTHERS,
  WORDS,
} from './mask-handle-shapes.ts';
import { isMisspelledApp, LINKS, STRONG, VAGUE, WEAK } from './mask-labels.ts';
import type { Span } from './mask-plain-text.ts';

const AFTER = new RegExp(`^(?<links>(?:${LINKS}){0,12})(?<id>[a-z0-9][a-z0-9_.-]{2,40})`);

/** Announces one name for several apps: '微信同名 kenji', 'same name on Telegram: kenji'. */
const SAME = /同(?:名|id)|same (?:name|id|handle|username)/;
const DECIDES = new RegExp(
  `[:：=@是为叫搜号]|[发转打付][到给至]|(?<![a-z])(?:id|is)(?![a-z])|${SAME.source}`,
);
/** Statements about the user that look like an announcement: 'on Instagram I’m posting a lot'. */
const SELF = /(?<![a-z])(?:i['’]?m|i am|it['’]?s)(?![a-z])/;
/** A figure rather than an ID: a day, a time, a price or a range. */
const FIGURE = /^[\d.-]+$/;
/** Digits that can be an ID: QQ numbers start at 10000. */
const NUMBER = /^\d{5,12}$/;
/** Networks with numeric IDs. */
const BY_NUMBER = /[红薯🍠抖音]|xiao|xhs|douyin|red|快手|kuaishou|b站|bili/u;
const COUNTED_AFTER = /^ ?(?:元|块|日元|円|万|条|个|人|赞|次|yen|jpy|rmb|likes|reviews)/;
const DAY = /^20[2-4]\d(?:0[1-9]|1[0-2])[0-3]\d$/;
const LONG_NUMBER = /^\d{9,12}$/;

/**
 * Returns whether a label is Chinese: characters, abbreviations or pinyin that do not occur in English
 * sentences.
 */
const isChinese = (label: string): boolean =>
  /[^\x20-\x7e]|^[vw]{1,2}[ .-]{0,2}x$|^wei[ .*_-]?xin$/.test(label);

/** Networks whose name is often followed directly by a user name. */
const OF_USERS = /^(?:ig|ins|insta|instagram|tg|telegram|discord|snapchat|kakao(?: ?talk)?)$/;

type Kind = 'strong' | 'weak' | 'vague';

interface Mention {
  /** The app's label; `links` is the text between the label and the name. */
  label: string;
  kind: Kind;
  links: string;
  id: string;
  /** True if the text asks the recipient to find the user in the app. */
  invited: boolean;
  /** True if the text describes the app as the user's own: 'my Line'. */
  own: boolean;
  /** True if the text before the label announces one name for several apps. */
  same: boolean;
}

/** Returns whether the text before a word of letters announces that the word is a name. */
const isAnnounced = ({ label, kind, links, own, same }: Mention): boolean => {
  if (kind === 'vague' || SELF.test(links)) return false;
  if (same || SAME.test(links)) return true;
  if (kind === 'strong') return DECIDES.test(label.slice(-2) + links);
  // Excludes apps mentioned in passing: 'my line is busy', 'Line: Ginza'.
  if (/(?<![a-z])(?:id|handle|username|tag)(?![a-z])|[@$搜号]/.test(links)) return true;
  return /[:：=→☞➡➜⇒▶👉]/u.test(links) && (label !== 'line' || own);
};

/**
 * Returns whether a word of letters at the end of a statement is a name: 'my insta is mikawalks',
 * '我飞书是mikawalks'.
 */
const isIntroducedName = ({ label, kind, links, id, own }: Mention, rest: string): boolean =>
  kind !== 'vague' &&
  label !== 'line' &&
  label !== 'red' &&
  (own || /^(?:my|our|我)/.test(label)) &&
  /(?<![a-z])is(?![a-z])|是/.test(links) &&
  /^[a-z]{6,}$/.test(id) &&
  !isCommonWord(id) &&
  /^(?:$|[\s]*[,，.。!！?？;；\n)]|[ ](?:if|and|on|there|same|pls|please)(?![a-z])|[^\x20-\x7e])/.test(
    rest,
  );

const isHandle = (mention: Mention, rest: string): boolean => {
  const { label, kind, links, id, invited } = mention;
  const strong = kind === 'strong';
  if (FIGURE.test(id)) {
    if (COUNTED_AFTER.test(rest) || (DAY.test(id) && !/q|扣|球/.test(label))) return false;
    if (BY_NUMBER.test(label) && LONG_NUMBER.test(id)) return true;
    return (strong || /号|(?<![a-z])u?id/.test(links)) && NUMBER.test(id);
  }
  if (isOrdinaryObject(id) || WORDS.has(id)) return false;
  // Excludes train lines, which have short names with digits.
  if (label === 'line' && !/[a-z]{3}/.test(id)) return false;
  if (id.length >= 4 && (hasName(id) || hasParts(id))) return true;
  if (id.length < 4 || !/^[a-z][a-z.-]*$/.test(id)) return false;
  if (hasInitial(id) && (invited || (kind !== 'vague' && DECIDES.test(links)))) return true;
  if (isAnnounced(mention)) return true;
  if (!strong || !isChinese(label)) return false;
  return /[^\x20-\x7e]/.test(label) ? id.length >= 5 : isNameByItself(id) && !/^ ?[a-z]/.test(rest);
};

const LABELS = new RegExp(
  `(?<strong>${STRONG.join('|')})|(?<weak>${WEAK.join('|')})|(?<vague>${VAGUE.join('|')})`,
  'g',
);
const REACH = 70;
const UNITS =
  /^(?:at|of|in|to|about|rmb|yen|cny|jpy|usd|am|pm|people|room|version|by|is|from|and|or|for|said|says|sent|shows?|costs?|takes?|got|has|have|we|min|mins|hours?|km|days?|euros?|dollars?|percent|gb|times)$/;

interface Found {
  label: string;
  index: number;
  kind: Kind;
}

const LATIN_WORD = /(?<![a-z0-9])[a-z]{6,11}(?![a-z])/g;

const labelsIn = (plain: string): Found[] => [
  ...[...plain.matchAll(LABELS)].map(({ 0: label, index, groups }): Found => {
    const kind = groups?.strong === undefined ? 'weak' : 'strong';
    return { label, index, kind: groups?.vague === undefined ? kind : 'vague' };
  }),
  ...[...plain.matchAll(LATIN_WORD)]
    .filter(([word]) => isMisspelledApp(word))
    .map(({ 0: label, index }): Found => ({ label, index, kind: 'weak' })),
];

/** Pieces of a name: 'mei，后面1990，再加0101', 'kenji underscore tokyo'. Quantities are not pieces. */
const COUNTED = ' ?(?:[a-z%℃年月日号点分人个位元块米站路层楼岁天周名张]|小时|公里)';
const PIECE = `[ ,，、]{0,2}(?:and )?(?:(?:后面|然后|接着|之后|再|then|plus|followed by)(?:是|接|加|上|跟|add|the)?[ :：]?\\d{2,10}(?!\\d|${COUNTED})|(?:下划线|横杠|减号|underscore|hyphen|dash|アンダーバー|ハイフン)[ :：]?[a-z0-9]{1,20})`;
const PIECES = new RegExp(
  `^(?<links>(?:${LINKS}){0,12})(?<id>(?<first>[a-z][a-z0-9_.]{1,20})(?:${PIECE}){1,5})`,
);

/** A name in words, with digits, after an unambiguous app: '微 * 信 mzq 2019 jp'. */
const IN_WORDS =
  /^(?<links>[^a-z0-9\n。.!?！？]{0,8})(?<id>(?<first>[a-z]{2,12})(?: [a-z]{2,12}){0,2} \d{2,6}(?: [a-z]{2,6})?)(?=\s*(?:$|[^a-z0-9\s%]))/;

/** Any text between an unambiguous app and the name: '微信交换一下 kenji88'. */
const LATER = /^(?<links>[^a-z0-9\n。.!?！？]{0,12})(?<id>[a-z0-9][a-z0-9_.-]{3,40})/;
/** The same in Japanese: 'ラインやってる？kenji88'. */
const JAPANESE = /^(?:line|ライン|らいん|インスタ|カカオ)$/;
const LATER_IN_JAPANESE =
  /^(?<links>[\u3041-\u30ff\u4e00-\u9fff 、。？！?!:：→「」]{0,14})(?<id>[a-z0-9][a-z0-9_.-]{3,40})(?=\s*(?:$|[。、！!」)\n]|です|だよ|で?(?:を)?(?:検索|追加|登録|探)|お願い|よろしく))/;
const PASSING = /支付|付款|零钱|小程序|公众号|看到|转账/;

/** Phrases that always introduce a name, even one that consists of letters only. */
const INVITES =
  /(?:(?:(?:add|find|reach|dm|message|follow|text) me|look me up|hit me up|hmu) on|加我) ?$/;
/** Phrases after which only names that are not words count. */
const ASKS =
  /(?:(?:(?:add|find|reach|dm|message|follow|text|contact|get|ping) (?:me|us)|hit me up|hmu) (?:on|at|in|via|by|over)|(?:add|check) my|(?:加|找)我) ?$/;
const OWN = /(?:我的?|(?<![a-z])(?:my|our)) ?$/;
const SAME_BEFORE =
  /(?:同(?:名|id)[:：]?|same (?:name|id|handle|username)(?: (?:on|in|at|for))?) ?$/;
/** A name to search for: 'LINEで kenji_88 を検索'. */
const SEARCHED =
  /^(?<links>で[ 「『"]{0,2})(?<id>[a-z][a-z0-9_.-]{3,40})[」』" ]{0,2}(?:を|と|で|って)? ?(?:検索|追加|登録|探し|さがし|フォロー)/;
/** Statements about using an app: 'I’m on Line as kenji', 'I use Telegram more, @kenji'. */
const USES = /(?<![a-z])(?:i|we) (?:only |mostly |usually |mainly )?(?:use|prefer) $/;
const IS_ON = /(?<![a-z])(?:i['’]?m|i am|we['’]?re|we are) (?:only |mostly |also |always )?on $/;
const AS_NAME =
  /^(?<links>[^@.!?\n]{0,15}?(?<sign>@| (?:as|under) @?))(?<id>[a-z][a-z0-9_.]{3,40})/;
const NEAR = 30;

const spansAfter = (plain: string, found: Found): Span[] => {
  const { label, kind } = found;
  const from = found.index + label.length;
  const rest = plain.slice(from, from + REACH);
  const span = ({ links = '', id = '' }: Partial<Record<string, string>>): Span => {
    const start = from + links.length;
    return { start, end: start + id.replace(/[.-]+$/, '').length };
  };
  const pieces = PIECES.exec(rest)?.groups;
  const isSentAsContact = kind !== 'weak' || DECIDES.test(pieces?.links ?? '');
  if (pieces && isSentAsContact && !WORDS.has(pieces.first ?? '')) return [span(pieces)];
  const inWords = kind === 'strong' ? IN_WORDS.exec(rest)?.groups : undefined;
  const isNamed = !isCommonWord(inWords?.first ?? '');
  if (inWords && isNamed && !(inWords.id ?? '').split(' ').some((word) => UNITS.test(word)))
    return [span(inWords)];
  const before = plain.slice(Math.max(0, found.index - NEAR), found.index);
  const near = AFTER.exec(rest)?.groups;
  if (near) {
    const id = (near.id ?? '').replace(/[.-]+$/, '');
    const mention: Mention = {
      label: label.trim(),
      kind,
      links: near.links ?? '',
      id,
      invited: ASKS.test(before) || label === 'snap me',
      own: OWN.test(before),
      same: SAME_BEFORE.test(before),
    };
    const behind = rest.slice((near.links ?? '').length + id.length);
    const isName = isHandle(mention, behind) || isIntroducedName(mention, behind);
    const isPlain = INVITES.test(before) && /^[a-z]{5,}$/.test(id) && !WORDS.has(id);
    // A message that contains only 'IG kenji.tk' announces a name.
    const isAlone = before.trim() === '' && behind.trim() === '';
    const isByItself = kind === 'strong' || OF_USERS.test(mention.label);
    const isWhole =
      isAlone && kind !== 'vague' && (hasInitial(id) || (isByItself && isNameByItself(id)));
    if (isName || isPlain || isWhole) return [span(near)];
  }
  const as = AS_NAME.exec(rest)?.groups;
  const isUsed = (as?.sign === '@' && USES.test(before)) || IS_ON.test(before);
  if (as && isUsed && !WORDS.has(as.id ?? '')) return [span(as)];
  const searched = SEARCHED.exec(rest)?.groups;
  if (searched && isUnlikelyWord(searched.id ?? '')) return [span(searched)];
  const inJapanese = JAPANESE.test(label) ? LATER_IN_JAPANESE.exec(rest)?.groups : undefined;
  const isKana =
    /[\u3041-\u30ff]/.test(inJapanese?.links ?? '') && /[a-z]{3}/.test(inJapanese?.id ?? '');
  const strongly = kind === 'strong' ? LATER.exec(rest)?.groups : undefined;
  const later = isKana ? inJapanese : strongly;
  const id = later?.id ?? '';
  const isLast = rest.slice((later?.links ?? '').length + id.length).trim() === '';
  const isOwn =
    /(?:私|僕|うち|名前|id|アカウント)は ?$/.test(later?.links ?? '') && isNameByItself(id);
  const isLater = hasName(id) || isOwn || (isLast && isChinese(label) && isNameByItself(id));
  return later && isLater && !isOrdinaryObject(id) && !PASSING.test(later.links ?? '')
    ? [span(later)]
    : [];
};

const ID = '@?(?<id>[a-z0-9][a-z0-9_.-]{3,40})';
const ON = ' (?:on|over on|via|at) (?:my |the |that )?';
const ME = '(?:find|reach|add|dm|pm|message|follow|text|contact|ping) (?:me|us)';
/**
 * A user name before the name of its app: 'I go by harryk on Insta', '@harryk on twitter', 'harryk，微信同名'. `after`
 * must match the text after the app; `isRare` excludes common words.
 */
const BEFORE_APP: readonly { before: RegExp; after?: RegExp; isRare?: boolean }[] = [
  {
    before: new RegExp(
      `(?<![a-z])(?:(?:i|we) go by|known as|${ME} under|found under|look me up:?|(?:username|handle|id)(?: is|:)?) ${ID}(?<links>${ON})$`,
    ),
  },
  {
    before: new RegExp(
      `(?<!(?:follow(?:ing|ed)?|saw|seen|like|love|from|by|of|watch(?:ed)?|is|are) )(?<![a-z0-9.])@(?<id>[a-z][a-z0-9_.]{2,40})(?<links>(?:${ON}| ?[(（]))$`,
    ),
    after: /^(?! (?:says|said|posts?|posted|has|have|shows?|recommends?)(?![a-z]))/,
  },
  {
    before: new RegExp(`(?<![a-z0-9])${ID}(?<links>[ ,，、/(（]{0,3}(?:my |我的?)?)$`),
    after: /^ ?(?:号 ?)?(?:同名|同号|同id|(?:is )?(?:the )?same (?:name|id|handle|username))/,
  },
  // Names of letters alone: 'kenjitk is my insta', 'I am kenjitk on telegram'.
  {
    before: new RegExp(`(?<![a-z0-9])${ID}(?<links>,? (?:is|that['’]?s|that is) my )$`),
    after: /^(?: (?:id|handle|name|account))?\s*(?:$|[,.!，。！])/,
    isRare: true,
  },
  {
    before: new RegExp(`(?<![a-z])(?:i['’]?m|i am) ${ID}(?<links>${ON})$`),
    after: /^\s*(?:$|[,.!，。！])/,
    isRare: true,
  },
  {
    before: new RegExp(`(?<![a-z]|i )(?:follow|find|search|look up|add) ${ID}(?<links>${ON})$`),
    after: /^.{0,20}(?<![a-z])(?:(?:message|dm|text|add|write|contact|follow) me|say hi)(?![a-z])/,
    isRare: true,
  },
  {
    before: /(?<![a-z0-9])(?<id>[a-z][a-z0-9-]*[._][a-z0-9_.-]{1,40})(?<links> ?[(（[] ?)$/,
    after: /^ ?[)）\]]/,
  },
];
/** The same, only for apps that are rarely mentioned for other reasons. */
const ADDED = new RegExp(
  `(?<![a-z])(?:add|dm|message|text) ${ID}(?<links> (?:on|in|at) (?:my )?)$`,
);
const LINE_OF_TRAINS = /^ ?\d/;

const spanBefore = (plain: string, { label, index, kind }: Found): Span[] => {
  const before = plain.slice(Math.max(0, index - REACH), index);
  const rest = plain.slice(index + label.length, index + label.length + REACH);
  if (label === 'line' && LINE_OF_TRAINS.test(rest)) return [];
  const ways = kind === 'strong' ? [...BEFORE_APP, { before: ADDED }] : BEFORE_APP;
  for (const way of ways) {
    const { id = '', links = '' } = way.before.exec(before)?.groups ?? {};
    const isName = id !== '' && !WORDS.has(id) && !isOrdinaryObject(id);
    if (!isName || way.after?.test(rest) === false) continue;
    if (way.isRare && !isNameByItself(id)) continue;
    const end = index - links.length;
    return [{ start: end - id.length, end }];
  }
  return [];
};

/** Names without an app: 'dm @mikawalks', '搜 mikawalks 就能找到我'. */
const ALONE: readonly RegExp[] = [
  /(?<![a-z])(?:dms?|pm|message|text|add|hmu|ping)(?: me)?(?: at| on| here)?[: ]{1,2}@(?<id>[a-z][a-z0-9_.]{3,40})/g,
  /(?:🐦|👻|✈|💬|(?:📸|📷|🎵|🎶) ?[:：])[ :：]{0,2}@(?<id>[a-z][a-z0-9_.]{3,40})/g,
  /搜(?:索|一下)?[ :：“"「]{0,2}(?<id>[a-z][a-z0-9_.-]{3,40})[”"」 ,，]{0,3}(?:就|可以|便|能)(?:能|可以)?(?:找到|加到|加|搜到|联系到|是)我(?![们说想要提])/g,
];

/** Names with an underscore next to other words, which only user names have: `kenji_88`. */
const WITH_LINE =
  /(?<![a-z0-9._#/@“"'「『‘-])(?<id>[a-z][a-z0-9.]{1,20}_[a-z0-9_.]{2,20})(?![a-z0-9@/-])/g;
/** A name with digits at the end, after a verb such as 'add' or 'chat': '换v kenji88'. */
const BEHIND_WORD =
  /(?<=(?:^|[。！？!?\n，,])[\u4e00-\u9fff]{0,4}[加换留戳聊信微薇威维围徽唯胃伪为位未魏喂绿扣鹅球赖泡抖薯搜找私联][\u4e00-\u9fff]{0,2}[a-z]?[ :：]{1,2})(?<id>[a-z]{4,20}\d{2,6})(?=$|[。！!\n])/g;
const OTHER_START =
  /^(?:tg_|img|dsc|pxl|photo|scan|screenshot|screen|file|doc|ticket|booking|order|iphone|ipad|galaxy|pixel|huawei|xiaomi|windows|gopro|insta\d|expo)/;

const spansBare = (plain: string): Span[] =>
  [WITH_LINE, BEHIND_WORD].flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ index: start, groups }) => {
      const id = (groups?.id ?? '').replace(/\.+$/, '');
      const end = start + id.length;
      const isOther =
        id === plain.trim() ||
        isOrdinaryObject(id) ||
        WORDS.has(id.replace(/[\d_]+$/, '')) ||
        OTHER_START.test(id) ||
        OTHERS.test(plain.slice(Math.max(0, start - NEAR), start));
      return isOther ? [] : [{ start, end }];
    }),
  );

const unlabeledSpans = (plain: string): Span[] =>
  ALONE.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: all, index, groups }) => {
      const id = groups?.id ?? '';
      const start = index + all.lastIndexOf(id);
      return WORDS.has(id) || isOrdinaryObject(id) ? [] : [{ start, end: start + id.length }];
    }),
  );

export const handleSpans = (plain: string): Span[] => [
  ...labelsIn(plain).flatMap((found) => [...spanBefore(plain, found), ...spansAfter(plain, found)]),
  ...unlabeledSpans(plain),
  ...spansBare(plain),
];
