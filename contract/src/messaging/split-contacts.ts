/**
 * Finds contacts that are split over several messages: 'my wechat is' / 'ken' / 'ji88', 090 / 1234 / 5678, or a name
 * that answers a question (docs/product/contact-mask.md, "Split over messages").
 */
import { contactSpans } from './contact-mask.ts';
import { SPLIT_MESSAGES, SPLIT_MINUTES } from './figures.ts';
import { accountSpans } from './mask-accounts.ts';
import { addressSpans } from './mask-addresses.ts';
import { DIGIT, KANA_DIGIT, readDigits } from './mask-digits.ts';
import { assembledRuns, hasSignal, nameEvidence, TRANSFORMS } from './mask-evidence.ts';
import {
  hasName,
  isCommonWord,
  isPersonName,
  isUnlikelyWord,
  WORDS,
} from './mask-handle-shapes.ts';
import { ANY_LABEL, LINKS, STRONG } from './mask-labels.ts';
import { isTelephone, KNOWN, UNIT } from './mask-numbers.ts';
import { plainText, type Span } from './mask-plain-text.ts';
import { hasCandidate, weighedSpans } from './mask-weights.ts';

/** A text that a user sent, with its sequence number in the conversation. */
export interface SentText {
  readonly seq: number;
  readonly senderId: number;
  readonly sentAt: Temporal.Instant;
  readonly text: string;
  /** Not null for a tour request: `text` is its address and its plan, separated by a line break. */
  readonly requestId?: number | null;
}

const PIECE_MAX = 40;
/**
 * Number of characters at the end of a text that are inspected. Only the end of a longer text can introduce
 * a contact, and the limit keeps the work per text constant.
 */
const END = 60;

const CONNECTOR =
  'at|dot|dash|hyphen|underscore|space|slash|plus|and|then|next|followed|by|is|on|the|com|net|jp|cn|co|g?mail|google|that|outlook|yahoo|line';
const SPELLED_SYMBOLS = '艾特|下划线|横杠|然后|再|接着|后面|和|で|の|ハイフン|アンダーバー';
const DIGITS_OR_CONNECTORS = new RegExp(
  `^(?:${DIGIT}|(?<![a-z])(?:${CONNECTOR})(?![a-z])|${SPELLED_SYMBOLS}|[\\s+@_,，、.。…·()/-])+$`,
);
const ONE_WORD = /^(?:(?:是|叫|就是) ?)?[^\s\u3041-\u30ff\u4e00-\u9fff]{1,30}$/;
/** Short texts that can be parts of a label: 微 / 信. */
const FEW_CHARACTERS = /^[\u3041-\u30ff\u4e00-\u9fff]{1,3}$/;
/** Letters with signs in words: 'dot tabi', アンダーバー photo */
const SPELLED =
  /^(?=.*(?:(?<![a-z])(?:underscore|dash|hyphen|dot)(?![a-z])|下划线|横杠|アンダーバー|ハイフン|ドット))(?:[a-z0-9_. -]|下划线|横杠|アンダーバー|ハイフン|ドット)+$/;
/** A text that announces a part of a number: 'ends with 7790', 前三位138. */
const PART_OF_NUMBER =
  /^(?!.*(?:密码|code|password|房|room))(?=[^\d]{0,30}\d{2,8}(?!\d))[^?？]*(?:前[一二三四五六七八\d]位?|[后末尾][一二三四五六七八\d]位?|最后|开头|打头|中间|尾号|最初|最後|真ん中|(?<![a-z])(?:begin|start|end|first|middle|last|rest|part|piece)(?:s|ing|ning)?(?![a-z]))/;
/** Fillers: short answers and pauses between two pieces. */
const FILLER =
  /^(?:o+k(?:ay)?|ye(?:s|ah|p)|no(?:pe)?|h[ae]+(?:h[ae]+)+h?|lo+l|h?m+|sure|great|nice|cool|perfect|wait|sorry|thx|ty|thanks?|got it|maybe|sometimes|often|rarely|hardly|never|always|later|both|neither|none|soon|of course|absolutely|definitely|probably|possibly|certainly|exactly|sadly|unfortunately|not really|not yet|one sec|hi|hello|hey|bye|:\)|好+[的吧啊呀]?|嗯+|哈+|呵+|对[的啊]?|是的?|行|可以|谢谢你?|明白了?|知道了|没问题|没事|不客气|辛苦了?|收到|太好了|(?:明天|待会儿?|一会儿?|到时)见|等等|等下|稍等|哦+|啊+|はい|うん|笑|了解)[!.~！。～…]*$/;

const isPiece = (plain: string): boolean =>
  plain.length <= PIECE_MAX &&
  !FILLER.test(plain) &&
  (ONE_WORD.test(plain) ||
    FEW_CHARACTERS.test(plain) ||
    SPELLED.test(plain) ||
    DIGITS_OR_CONNECTORS.test(plain) ||
    PART_OF_NUMBER.test(plain));

const LABEL = new RegExp(ANY_LABEL);
const OWN =
  "(?:(?<![a-z])(?:my|our|here(?:['’]s| is)(?: my)?|(?:add|find|reach|message|text|dm|contact) (?:me|us)(?: (?:on|at|in|via))?)|我的?|加(?:我|你|个|一下)?的?|[留换]个?|私の|僕の)";
const PHONE =
  '(?:(?:phone|mobile|cell|tel|telephone|contact)? ?number|phone|mobile|cell|tel|电话|手机|号码|电话|番号|携帯)';
const LINKED = `(?:${LINKS}){0,12}`;
/** A text that ends where a name would follow: 'my wechat is', 微信. */
const INTRODUCES_NAME = new RegExp(
  [
    `(?:^|${OWN} ?|[,，.。!！] ?)${ANY_LABEL}${LINKED}(?<=[:：=是叫号は→]|(?<![a-z])(?:is|id|handle|username|account|name)|です(?:けど|けれど|が)?)\\s?$`,
    `^${ANY_LABEL}${LINKED}$`,
    `^(?:${STRONG.join('|')})[^。？?吗\\n]{0,8}(?:号|id)$`,
    `^(?:${STRONG.join('|')}) ?[?？]$`,
    `${ANY_LABEL}[^。？?\\n]{0,4}(?:[两三四]段|分[两三四]|分开|in (?:bits|pieces|parts))[^。？?\\n]{0,4}$`,
    `${OWN} ?${ANY_LABEL}${LINKED}$`,
  ].join('|'),
);
/** A text that ends where a number or an email address would follow: 'call me at', 我的邮箱是. */
const INTRODUCES_OTHER = new RegExp(
  [
    `(?:^|${OWN} ?)(?:new |japan(?:ese)? )?${PHONE}(?:号码?|番号|(?<![a-z])(?:number|is)|是|は|[:：\\s]|です(?:けど|が)?)*$`,
    '(?<![a-z])(?:call|text|ring|reach) me(?: (?:at|on))?[:：\\s]*$|打(?:我|给我)[:：\\s]*$',
    '(?<![a-z])my e?-?mail(?: address)?(?: is)?[ :]{0,2}$|(?:邮箱|邮件|メール|メアド|アドレス)(?:地址)?(?:是|は|[:：])\\s?$',
  ].join('|'),
);
/** A text that ends with the beginning of a name: 'my insta is rika' / '.gion'. */
const BEGINS_NAME = new RegExp(
  `(?:^|${OWN} ?)${ANY_LABEL}${LINKED}(?<=[:：=是叫号は]|(?<![a-z])is) ?(?<name>[a-z0-9_.-]{1,20})$`,
);
/**
 * A question after which a bare name or number is a contact: 'what is your WeChat?', 你微信多少, LINE IDは？; not about
 * paying. The text that the answer is read with is the same for all apps.
 */
const ASKS_NAME = new RegExp(
  `^(?!.*(?:支付|付款|付|pay|翻译|步数|which|(?<![a-z])line(?! ?id|[?？])[a-z ]*[?？]))(?:.*(?:what(?:['’]?s| is| are)|your|ur|do you (?:have|use)|are you|is your|got|give me|share)[^.!?\\n]{0,20}${ANY_LABEL}|.*(?:[你您](?:有|的|用|玩)?|有(?:没有)?)(?:飞机(?!票)|[^。？\\n]{0,4}${ANY_LABEL})|.*[加留换][^。？\\n]{0,3}${ANY_LABEL}|${ANY_LABEL} ?(?:id|handle)?\\s?[?？]$|.*${ANY_LABEL}[^。？\\n]{0,6}(?:多少|是什么|教え|交換|は[?？]|やって|あり|使っ|お持ち))`,
);
const ASKS_NUMBER =
  /^(?:phone|number|tel|mobile|cell|电话|手机|号码)(?: number)? ?[?？]|(?<![a-z])(?:your|ur) (?:phone |mobile |cell )?(?:number|phone|mobile|cell)(?![a-z])|how (?:can|do|should|would) (?:i|we) (?:reach|contact|call|find) you|way to (?:call|reach|contact)|(?:电话|手机)(?:号|号码)?(?:多少|是|呢)?[?？]|怎么联系|电话号码$|(?:电话|携帯)(?:番号)?(?:は|を)|連絡先/;
/** An icon instead of the name of an app. */
const ICON = /^(?:🟢|💬|💚|📕|📗|✈️?|🐧|📷|📸|👻|\s)+$/u;
/** A question about where else to find the other user: a page, a code, a place outside the site. */
const ASKS_ELSEWHERE =
  /[加找]你|号多少|什么(?:聊天|软件)|叫啥|邮箱|メアド|メールアドレス|联系方式|(?:别的|其他)方式|留个|二维码|外で(?:連絡|話|会)|連絡先|交換|(?<![a-z])(?:(?:your|own) (?:own )?(?:booking )?(?:e-?mail|page|site|website|blog|channel)|outside|somewhere else|(?:another|other) (?:app|way)|(?:message|reach|add|text|dm) you|(?:tell|give|send) me yours)(?![a-z])/;
const IS_QUESTION =
  /[?？]|吗|呢|怎么|什么|多少|(?<![a-z])(?:how|what|where|can|yours)(?![a-z])|ますか/;
const LEADS = { name: 'qq id: ', number: 'my number: ' } as const;
/** A text that continues an address: 'at outlook' / 'dot jp'. */
const CONTINUES = /^(?:@|艾特|あっと|アット|(?:at|dot) [a-z])/;
const REST_OF_NAME = /^(?=.*[a-z_.])[a-z0-9_.-]{1,20}$|^\d{2,8}$/;

const getEnd = (text: string): string => text.slice(-END);

/** A range of one of the texts. */
interface Part {
  /** The index of the text that contains the range. */
  at: number;
  span: Span;
}

interface Digits extends Part {
  digits: string;
  /** True if the text contains nothing else. */
  isAlone: boolean;
  /** It is in words. */
  isSpoken: boolean;
  /** True if the number belongs to something else: 邮编, order. */
  isKnown: boolean;
}

/** Returns whether a single numeral in a Chinese sentence is a word: 一下. */
const isWord = ({ start, end }: Span, plain: string): boolean =>
  end - start === 1 && /^[^\x20-\x7e]$/.test(plain.slice(start, end));

/** Returns the only number in a text; null if the text has no number, several numbers or an amount. */
const numberIn = (text: string, at: number): Digits | null => {
  const end = getEnd(text);
  const { text: plain, starts, ends } = plainText(end);
  const isAlone = DIGITS_OR_CONNECTORS.test(plain.trim());
  // Elsewhere, this form is read as a postal code.
  const isWhole = /^\d{3}-\d{4}$/.test(plain);
  const sure = isWhole
    ? [{ start: 0, end: plain.length, digits: plain.replace('-', '') }]
    : readDigits(plain, 'sure').filter((run) => isAlone || !isWord(run, plain));
  const [run, more] =
    sure.length === 1 || !isAlone
      ? sure
      : readDigits(plain, 'likely').filter(({ groups }) => groups.length > 1);
  if (!run || more || UNIT.test(plain.slice(run.end)) || /\d[.:/]\d/.test(plain)) return null;
  const cut = text.length - end.length;
  const [from, to] = [starts[run.start] ?? 0, ends[run.end - 1] ?? 0];
  return {
    at,
    span: { start: cut + from, end: cut + to },
    digits: run.digits,
    isAlone,
    isSpoken: !/^[\d\s.+()-]+$/.test(end.slice(from, to)),
    isKnown: KNOWN.test(plain.slice(0, run.start)),
  };
};

/** What part of a split contact a text can be. */
interface Role {
  readonly plain: string;
  readonly isPiece: boolean;
  readonly introduces: boolean;
  /** What to read before an answer. */
  readonly lead: string;
  readonly hasDigits: boolean;
  readonly begins: boolean;
  readonly number: Digits | null;
}

/** A text with its place: the index of what was sent, and where the text begins in it. */
interface Text extends SentText {
  readonly row: number;
  readonly from: number;
}

type Line = Text & Role & { readonly at: number };

const getRole = (text: string, at = 0): Role => {
  const plain = plainText(getEnd(text)).text.trim();
  const hasLabel = LABEL.test(plain);
  const name = hasLabel ? BEGINS_NAME.exec(plain)?.groups?.name : undefined;
  return {
    plain,
    isPiece: isPiece(plain),
    hasDigits:
      /\d/.test(plain) || readDigits(plain, 'likely').some(({ groups }) => groups.length > 2),
    lead:
      ((hasLabel || plain.includes('飞机')) && ASKS_NAME.test(plain)) || ICON.test(plain)
        ? LEADS.name
        : ASKS_NUMBER.test(plain)
          ? LEADS.number
          : ASKS_ELSEWHERE.test(plain) && IS_QUESTION.test(plain)
            ? LEADS.name
            : '',
    introduces: (hasLabel && INTRODUCES_NAME.test(plain)) || INTRODUCES_OTHER.test(plain),
    begins: name !== undefined && !isCommonWord(name),
    number: numberIn(text, at),
  };
};

/**
 * Returns the indexes of the texts in the window that ends with the text at `last`, oldest first and
 * including it.
 */
const getWindow = (lines: readonly Line[], last: number): number[] => {
  const end = lines[last];
  if (!end) return [];
  const since = end.sentAt.subtract({ minutes: SPLIT_MINUTES });
  let first = last;
  for (let line = lines[first - 1]; line; line = lines[first - 1]) {
    const isNear = line.seq >= end.seq - SPLIT_MESSAGES;
    if (!isNear || Temporal.Instant.compare(line.sentAt, since) < 0) break;
    first -= 1;
  }
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
};

/** A tour request has two texts, of which usually only one can be part of a contact. */
const isInRequest = (lines: readonly Line[], at: number): boolean =>
  [lines[at - 1], lines[at + 1]].some((line) => line?.seq === lines[at]?.seq);

/** No other text of its sender is between the two. */
const isOwnNext = (lines: readonly Line[], at: number, next: number): boolean =>
  lines.slice(at + 1, next).every(({ senderId }) => senderId !== lines[at]?.senderId);

/**
 * Returns the indexes of the texts that the last text of the window can complete: the pieces before it and
 * the text that introduces them.
 */
const getChain = (lines: readonly Line[], window: readonly number[]): number[] => {
  const last = window.at(-1) ?? -1;
  if (!lines[last]?.isPiece) return [];
  const chain = [last];
  const { senderId } = lines[last] ?? {};
  for (const at of window.slice(0, -1).toReversed()) {
    const line = lines[at];
    if (line && line.senderId !== senderId) {
      if (!line.lead) continue;
      chain.unshift(at);
      break;
    }
    const next = lines[chain[0] ?? -1];
    const isNext = !line?.isPiece && next !== undefined && isOwnNext(lines, at, next.at);
    const begins =
      isNext && (CONTINUES.test(next.plain) || (line?.begins && REST_OF_NAME.test(next.plain)));
    const isFirst = line?.introduces || line?.lead || begins;
    if (isFirst || line?.isPiece) chain.unshift(at);
    // Any other sentence in between ends the chain.
    const canContinue = line?.isPiece || FILLER.test(line?.plain ?? '') || isInRequest(lines, at);
    if (isFirst || !canContinue) break;
  }
  return chain;
};

/** The part of a text that is joined with other texts. */
interface Piece {
  /** The index of the text. */
  at: number;
  text: string;
  /** Where the piece begins in the text as typed, and in the joined text. */
  from: number;
  joined: number;
}

const join = (
  lines: readonly Line[],
  chain: readonly number[],
  { glues, leads }: { glues: boolean; leads: boolean },
): [Piece[], string] => {
  let joined = '';
  const pieces = chain.flatMap((at, place): Piece[] => {
    const line = lines[at];
    if (!line) return [];
    if (place === 0 && (line.lead || leads)) {
      joined += line.lead || LEADS.name;
      return [];
    }
    const isLong = place === 0 && line.text.length > END;
    const text = (isLong ? line.text.slice(-END) : line.text).trim();
    const before = lines[chain[place - 1] ?? -1];
    const isGlued = glues && !/\s/.test(text) && before && !before.introduces && !before.lead;
    if (joined !== '' && !isGlued) joined += ' ';
    const piece = { at, text, from: line.text.lastIndexOf(text), joined: joined.length };
    joined += text;
    return [piece];
  });
  return [pieces, joined];
};

/** Maps a range of the joined text to ranges of the individual texts. */
const getParts = (pieces: readonly Piece[], { start, end }: Span): (Part & { text: string })[] =>
  pieces.flatMap(({ at, text, from, joined }) => {
    const first = Math.max(start - joined, 0);
    const last = Math.min(end - joined, text.length);
    if (first >= last) return [];
    return [{ at, span: { start: from + first, end: from + last }, text: text.slice(first, last) }];
  });

/** A short text that names the app of the preceding name: 'on line', 绿色那个软件上的. */
const NAMES_APP = new RegExp(
  `^(?!.*(?:支付|付款|pay|払|[?？吗嗎か\\d])).{0,24}(?:${ANY_LABEL}|(?:邮箱|メール(?:アドレス)?|(?<![a-z])e?-?mail))(?:[^a-z0-9]{0,6}| (?:yes|yep|too))$`,
);
/** Matches what addresses, names and numbers contain even when they are split. */
const MAY_CONTACT = new RegExp(
  `[@_/]|[.。][a-z]{2,}|艾特|点|ドット|(?<![a-z])(?:at|dot)(?![a-z])|${PART_OF_NUMBER.source.slice(1)}|${KANA_DIGIT}{9}|${ANY_LABEL}`,
);

const isNumeric = (text: string): boolean =>
  DIGITS_OR_CONNECTORS.test(text) && !/[\u3040-\u30ff]/.test(text);

/**
 * Returns the contacts that the finders detect when the texts of a chain are read as one text, with the
 * pieces both separated by spaces and joined without them.
 */
const joinedParts = (lines: readonly Line[], chain: readonly number[]): Part[] => {
  const last = chain.at(-1);
  const isNamed = NAMES_APP.test(lines[last ?? -1]?.plain ?? '');
  const hasIntroduction = chain.slice(0, -1).some((at) => lines[at]?.introduces || lines[at]?.lead);
  const isAnswer = Boolean(lines[chain[0] ?? -1]?.lead);
  const opens = hasIntroduction && LABEL.test(lines[chain[0] ?? -1]?.plain ?? '');
  const ways = [false, true].flatMap((glues) =>
    (opens ? [false, true] : [false]).map((leads) => ({ glues, leads })),
  );
  return ways.flatMap((way) => {
    const [pieces, joined] = join(lines, chain, way);
    const before = plainText(joined.slice(0, pieces.at(-1)?.joined)).text;
    // The introduction can also be split into pieces: 微 / 信.
    const isIntroduced = hasIntroduction || INTRODUCES_NAME.test(before);
    if (!isIntroduced && !MAY_CONTACT.test(plainText(joined).text)) return [];
    return contactSpans(joined).flatMap((span) => {
      const parts = getParts(pieces, span);
      if (!isNamed && !parts.some(({ at }) => at === last)) return [];
      const texts = parts.map(({ text }) => plainText(text).text.trim());
      const isCommon = isAnswer ? WORDS.has(texts[0] ?? '') : isCommonWord(texts[0] ?? '');
      if (parts.length === 1 && (!(isIntroduced || isNamed) || isCommon)) return [];
      // Numbers without an introduction are subject to the stricter rules of `isDialed`.
      return texts.every(isNumeric) && !isIntroduced ? [] : parts;
    });
  });
};

/** Returns whether digits look like a time or an amount, with which no phone number begins: 0930, 15000. */
const isRound = (digits: string): boolean => /^[0-2]\d[0-5][05]$|^\d{2,}00$/.test(digits);
const YEAR = /^(?:19|20)\d\d$/;
/** Digit groupings in which mobile numbers are usually written; LANDLINE has those of landline numbers. */
const MOBILE = /^(?:1[3-9]|0[5-9]0)\d*:(?:3-4-4|4-4-3|3-8|7-4|5-6)$/;
const LANDLINE = /^0\d*:(?:3-3-4|2-4-4|4-2-4|3-7|2-8|6-4)$/;
/**
 * A number in two parts, or in many small parts of equal size. Several three-digit numbers are excluded,
 * because they are more likely heights or prices.
 */
const EVEN =
  /^(?:1[3-9]|0[5-9]0|81|86)\d*:(?:[3-9]-[3-9]|([24])(?:-\1)+(?:-\d)?|(?:[12]-){5,10}[12])$/;

/** Returns whether the numbers of several messages form a phone number, rather than being answers. */
const isDialed = (parts: readonly Digits[]): boolean => {
  const all = parts.map(({ digits }) => digits);
  if (!isTelephone(all.join('')) || isTelephone(all.slice(0, -1).join(''))) return false;
  if (isRound(all[0] ?? '') || all.some((one) => /\d00$/.test(one))) return false;
  const shape = `${all[0]}:${all.map(({ length }) => length).join('-')}`;
  const [grouped, landline] = [MOBILE.test(shape), LANDLINE.test(shape)];
  const others = parts.filter(({ isAlone }) => !isAlone);
  if (
    parts.every(({ isAlone, isSpoken }, index) => isAlone || (isSpoken && index === all.length - 1))
  )
    return grouped || landline || EVEN.test(shape) || parts.some((one) => one.isSpoken);
  const isMostly = (all[0]?.length ?? 0) >= 7;
  const isPlain = parts.every(
    ({ isKnown, digits }) => !isKnown && (isMostly || !(isRound(digits) || YEAR.test(digits))),
  );
  return isPlain && (grouped || (landline && others.length === 1));
};

/**
 * Returns the parts of a phone number formed by the numbers in the last texts of a window. Texts without a
 * number are skipped.
 */
const dialedParts = (lines: readonly Line[], window: readonly number[]): Part[] => {
  const parts: Digits[] = [];
  if (!lines[window.at(-1) ?? -1]?.number) return [];
  for (const at of window.toReversed()) {
    const number = lines[at]?.number;
    if (number && lines[at]?.senderId === lines[window.at(-1) ?? -1]?.senderId)
      parts.unshift(number);
    if (parts.length > 1 && isDialed(parts)) return parts;
  }
  return [];
};

/** A text that consists only of a user name. */
const NAME = /^@?(?=.*[a-z]{3})[a-z][a-z0-9_.-]{3,30}$/;

const NAME_PIECES = 4;
/** Returns the parts of a name whose app is in the following text: 'kenji_88' / 'that is my line'. */
const namedParts = (own: readonly Line[]): Part[] => {
  const last = own.at(-1);
  if (!last || !NAMES_APP.test(last.plain)) return [];
  const before = own.slice(0, -1);
  const pieces = before
    .slice(before.findLastIndex((line) => !line.isPiece) + 1)
    .slice(-NAME_PIECES);
  const name = pieces.map(({ plain }) => plain).join('');
  return NAME.test(name) && hasName(name) && isUnlikelyWord(name)
    ? pieces.map(({ at, text }) => ({ at, span: { start: 0, end: text.length } }))
    : [];
};

/** How many lines after a question still answer it. */
const ANSWERS = 5;
/** The other user asked one of the last few texts. */
const isAnswer = (near: readonly Line[], last: Line, asks: (line: Line) => boolean): boolean =>
  near.slice(-ANSWERS).some((line) => line.senderId !== last.senderId && asks(line));

const TOGETHER_MAX = 6;
const PASSWORD = /密码|口令|pass(?:word|code)|パスワード|暗証/;
/** Ranges of a text made of several, in lines. */
const inLines = (some: readonly Line[], find: (plain: string) => readonly Span[]): Part[] => {
  let joined = '';
  const pieces = some.map(({ at, text }): Piece => {
    const from = Math.max(0, text.length - END);
    const piece = { at, text: text.slice(from).replaceAll('\n', ' '), from, joined: joined.length };
    joined += `${piece.text}\n`;
    return piece;
  });
  const { text, starts, ends } = plainText(joined);
  return find(text).flatMap(({ start, end }) =>
    getParts(pieces, { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  );
};

/** Digits of several texts, when one of them asks for a call or says what to do with them. */
const assembledParts = (lines: readonly Line[], own: readonly Line[]): Part[] => {
  const last = own.at(-1);
  if (!last || own.some(({ plain }) => PASSWORD.test(plain))) return [];
  const isAsked = isAnswer(lines, last, ({ lead }) => lead === LEADS.number);
  for (const some of [own, lines]) {
    const found = some.filter((line) => line === last || line.hasDigits || hasSignal(line.plain));
    for (let size = 2; size <= Math.min(TOGETHER_MAX, found.length); size += 1) {
      const parts = inLines(found.slice(-size), (text) =>
        assembledRuns(text, { isAsked, isSplit: true }),
      );
      const hasInstruction = found.slice(-size).some(({ plain }) => TRANSFORMS.test(plain));
      if (new Set(parts.map(({ at }) => at)).size > (hasInstruction ? 0 : 1)) return parts;
    }
  }
  return [];
};

/** '搜 奈良阿彻' after a question about an app. */
const SEARCHED =
  /^(?:搜(?:一下|索)?|输入|search(?: for)?)[ :：]?["“「]?[^\s"”」，。]{2,16}["”」]?$/;
const ASKED_NEAR = 5;
const searchedParts = (near: readonly Line[]): Part[] => {
  const last = near.at(-1);
  const isAsked = near.slice(-ASKED_NEAR, -1).some(({ lead }) => lead === LEADS.name);
  return last && isAsked && SEARCHED.test(last.plain)
    ? [{ at: last.at, span: { start: 0, end: last.text.length } }]
    : [];
};

const NEAR_LINES = 4;
/** How a name is formed, or where it is: 'rei tokyo, no space', 名字全拼, 'third part: paola'. */
const CONSTRUCTS =
  /(?<![a-z])(?:(?:first|second|third|last|next) part|(?:mine|handle|name|id|and) (?:starts|begins|ends) (?:with|in)|no spaces?|without (?:the )?(?:spaces?|gaps?)|one word|lowercase|underscore|dash|hyphen|birthday|then [a-z0-9]+ then|same (?:name|as))(?![a-z])|全拼|拼音|生日|小写|半截|部分|[一二三四五六七八九两]个字|头像|誕生日|くっつけ/;
/** Asks for the name of a page: 'what is it called?' after 'I have a YouTube channel'. */
const ASKS_CALLED =
  /叫什么|什么名|哪个号|(?<![a-z])(?:it called|what name|which name)(?![a-z])|(?:^|[ ,])name[?？]|なんて名前|名前は[?？]/;
const OWN_PAGE = new RegExp(`${ANY_LABEL}|youtube|channel|频道`);
/** One word that can be a name, unless it is small talk: 那走吧. */
const isOneWord = (plain: string): boolean =>
  /^[^\s\d?？]{2,12}$/.test(plain) &&
  !FILLER.test(plain) &&
  !/[吗呢吧啊呀哦哈啦了见的][!.~！。～]*$/.test(plain);

/** Returns whether the last text is a contact as a whole: a person's name, or the description of a name. */
const isDescription = (near: readonly Line[], own: readonly Line[], last: Line): boolean => {
  const isAboutName = near.slice(-ANSWERS).some((line) => line !== last && line.lead !== '');
  if (isAboutName && CONSTRUCTS.test(last.plain)) return true;
  if (!own.some((line) => line !== last && OWN_PAGE.test(line.plain))) return false;
  const isCalled = isAnswer(near, last, ({ plain }) => ASKS_CALLED.test(plain));
  const isAsked = isCalled || isAnswer(near, last, ({ lead }) => lead !== '');
  return (isCalled && isOneWord(last.plain)) || (isAsked && isPersonName(last.plain));
};

/** What the last few texts of a user say together, also as answers to a question about a contact. */
const evidentParts = (near: readonly Line[], own: readonly Line[]): Part[] => {
  const last = own.at(-1);
  if (!last) return [];
  const isShort = last.text.length <= PIECE_MAX;
  const isAsked = isShort && isAnswer(near, last, ({ lead }) => lead !== '');
  // A greeting or a short answer beside a contact is no part of it, although it reads as a name.
  const telling = own.filter(({ plain }) => !FILLER.test(plain));
  const parts = inLines(telling.slice(-NEAR_LINES), (lines) => {
    const text = lines.replaceAll('\n', ' ');
    return [
      ...nameEvidence(text, isAsked ? 2 : 0),
      ...accountSpans(text),
      ...addressSpans(text),
      ...weighedSpans(lines.trimEnd()),
    ];
  });
  if (isDescription(near, own, last))
    parts.push({ at: last.at, span: { start: 0, end: last.text.length } });
  return parts;
};

/** Returns whether a text has what can be a contact, if another text suggests it: digits, a name, a quotation. */
const canCarry = (plain: string): boolean =>
  /\d{2}|["“”「『]|[a-z][_.@-]+[a-z\d]|[a-z]{3}\d/.test(plain) ||
  CONSTRUCTS.test(plain) ||
  CONTINUES.test(plain) ||
  hasCandidate(plain) ||
  isPersonName(plain) ||
  isOneWord(plain) ||
  readDigits(plain, 'likely').some(({ groups }) => groups.length > 2);

/**
 * Returns whether a text can be part of a split contact other than its introduction. False for sentences and small
 * talk; any other word can be a name.
 */
export const canBeSplit = (text: string): boolean => {
  const { isPiece: isOne, hasDigits, begins, plain } = getRole(text);
  return (
    isOne ||
    hasDigits ||
    begins ||
    NAMES_APP.test(plain) ||
    SEARCHED.test(plain) ||
    canCarry(plain) ||
    hasSignal(plain)
  );
};

/** Splits tour requests into address and plan, and leaves other texts whole. */
const listTexts = (sent: readonly SentText[]): Text[] =>
  sent.flatMap((one, row): Text[] => {
    const cut = one.requestId ? one.text.indexOf('\n') : -1;
    if (cut < 0) return [{ ...one, row, from: 0 }];
    const starts = [0, cut + 1];
    return starts
      .map(
        (from): Text => ({ ...one, row, from, text: one.text.slice(from, from ? undefined : cut) }),
      )
      .filter(({ text }) => text.trim() !== '');
  });

/**
 * Returns the ranges of each text that are part of a contact only together with others; `sent` has the texts of one
 * conversation, oldest first. Each text is compared with those in its window only, so it takes linear time.
 */
export const splitSpans = (sent: readonly SentText[]): Span[][] => {
  const lines = listTexts(sent).map((one, at): Line => ({ ...one, ...getRole(one.text, at), at }));
  const found = sent.map((): Span[] => []);
  for (const [last, { senderId, plain, hasDigits }] of lines.entries()) {
    const window = getWindow(lines, last);
    const near = window.flatMap((at) => lines[at] ?? []);
    const own = near.filter((line) => line.senderId === senderId);
    const chain = getChain(lines, window);
    const parts = [
      ...(chain.length > 1 ? joinedParts(lines, chain) : []),
      ...dialedParts(lines, window),
      ...namedParts(own),
      ...searchedParts(near),
      ...(hasDigits || hasSignal(plain) ? assembledParts(near, own) : []),
      ...(canCarry(plain) || hasSignal(plain) ? evidentParts(near, own) : []),
    ];
    for (const { at, span } of parts) {
      const { row, from } = lines[at] ?? { row: -1, from: 0 };
      found[row]?.push({ start: span.start + from, end: span.end + from });
    }
  }
  return found;
};
