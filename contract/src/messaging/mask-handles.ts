/** Names and ids in messengers and networks, behind any of the words that people use for these. */
import { LINKS, STRONG, VAGUE, WEAK } from './mask-labels.ts';
import type { Span } from './plain-text.ts';

const AFTER = new RegExp(`^(?<links>(?:${LINKS}){0,12})(?<id>[a-z0-9][a-z0-9_.-]{2,40})`);

/** Words that stand behind such a name in any message. */
const WORDS = new Set(
  'pay app apps wechat weixin alipay line group groups chat chats moments mini program message messages messaging video call calls and or but not for from with when then than that this the there here have has had was were will would can could may might should does did done working works work broken blocked private public full fine down slow better easier best also too very good great okay only just still now today tomorrow tonight after before during please thanks thank about account accounts number payment payments friend friends transfer contact contacts outside inside which where what who how why yes because until since allowed available possible necessary required enough same free store stores japan tokyo kyoto osaka suica pasmo icoca navitime google maps klook uber didi teamlab usj disney disneyland disneysea ghibli pokemon asakusa ueno shibuya shinjuku ginza akihabara harajuku nikko hakone kamakura nara kobe sapporo fukuoka okinawa hokkaido'.split(
    ' ',
  ),
);

const DECIDES = /[:：=@是为叫搜号]|(?<![a-z])(?:id|is)(?![a-z])/;
const MEASURE = /^\d+(?:st|nd|rd|th|am|pm|h|hrs?|min|mins|km|m|gb|yen|rmb|jpy|kg|cm|pcs)?$/;
/** A booking, an amount with its money before it, a place with its figure. */
const KNOWN_THING =
  /^(?:tg\d+|(?:rmb|cny|jpy|yen|usd|us|hkd|twd|eur|krw)\d+|(?:gate|exit|room|platform|terminal|track|car|seat|bus|floor|locker)[-_]?[a-z]?\d+[a-z]?)$/;
/** A day, a time, a price, a range. */
const FIGURE = /^[\d.-]+$/;
/** Digits alone that are an id: QQ begins at 10000. */
const NUMBER = /^\d{5,12}$/;

const isThing = (id: string): boolean => MEASURE.test(id) || KNOWN_THING.test(id);
const hasName = (id: string): boolean => /[a-z]/.test(id) && /[\d_]/.test(id);
const hasTwoParts = (id: string): boolean => /^[a-z]{3,}[.-][a-z]{3,}$/.test(id);

type Kind = 'strong' | 'weak' | 'vague';

const isHandle = (label: string, kind: Kind, links: string, id: string): boolean => {
  const strong = kind === 'strong';
  if (FIGURE.test(id)) return (strong || /号|(?<![a-z])id/.test(links)) && NUMBER.test(id);
  if (isThing(id) || WORDS.has(id)) return false;
  // Trains and lines have short names with figures in them.
  if (label === 'line' && !/[a-z]{3}/.test(id)) return false;
  if (id.length >= 4 && (hasName(id) || hasTwoParts(id))) return true;
  if (id.length < 4 || !/^[a-z][a-z.-]*$/.test(id)) return false;
  if (kind === 'vague') return false;
  if (strong) return DECIDES.test(links) || (/[^\x20-\x7e]/.test(label) && id.length >= 5);
  // In passing: 'my line is busy', 'Line: Ginza'.
  return /(?<![a-z])id(?![a-z])|[@$搜号]/.test(links) || (label !== 'line' && /[:：]/.test(links));
};

const LABELS = new RegExp(
  `(?<strong>${STRONG.join('|')})|(?<weak>${WEAK.join('|')})|(?<vague>${VAGUE.join('|')})`,
  'g',
);
const REACH = 70;

const kindOf = ({ groups }: RegExpExecArray): Kind =>
  groups?.strong === undefined ? (groups?.weak === undefined ? 'vague' : 'weak') : 'strong';

/** A name told in pieces: 'mei，后面1990，再加0101', 'kenji underscore tokyo'; what is counted is no piece. */
const COUNTED = ' ?(?:[a-z%℃年月日号点分人个位元块米站路层楼岁天周名张]|小时|公里)';
const PIECE = `[ ,，、]{0,2}(?:(?:后面|然后|接着|之后|再|then|plus|followed by)(?:是|接|加|上|跟|add|the)?[ :：]?\\d{2,10}(?!\\d|${COUNTED})|(?:下划线|underscore|アンダーバー)[ :：]?[a-z0-9]{1,20})`;
const PIECES = new RegExp(
  `^(?<links>(?:${LINKS}){0,12})(?<id>(?<first>[a-z][a-z0-9_.]{1,20})(?:${PIECE}){1,5})`,
);

/** Behind the surest names anything may stand in between: '微信交换一下 kenji88'. */
const LATER = /^(?<links>[^a-z0-9\n。.!?！？]{0,12})(?<id>[a-z0-9][a-z0-9_.-]{3,40})/;
const PASSING = /支付|付款|零钱|小程序|公众号|看到|转账/;

/** Who says so passes a name on, even one of letters alone. */
const INVITES = /(?:(?:add|find|reach|dm|message|follow|text) me on|加我) ?$/;

/** The name first: 'kenji88 is my wechat', 'kenji88（微信）'. */
const BEFORE =
  /(?<![a-z0-9])(?<id>[a-z0-9][a-z0-9_.-]{3,40})(?<links>["'”’」』]? ?(?:[(（[] ?| is | on | ?是 ?)(?:my |我的?)?)$/;
const ADDED =
  /(?<![a-z])(?:add|dm|message|text) (?<id>[a-z][a-z0-9_.-]{3,40})(?<links> (?:on|in|at) (?:my )?)$/;

const spanBefore = (plain: string, at: number): Span[] => {
  const before = plain.slice(Math.max(0, at - REACH), at);
  const added = ADDED.exec(before)?.groups;
  const { id = '', links = '' } = added ?? BEFORE.exec(before)?.groups ?? {};
  const end = at - links.length;
  const isName = added ? !WORDS.has(id) : hasName(id) && !isThing(id);
  return isName ? [{ start: end - id.length, end }] : [];
};

const spansAfter = (plain: string, found: RegExpExecArray): Span[] => {
  const [label] = found;
  const kind = kindOf(found);
  const from = found.index + label.length;
  const rest = plain.slice(from, from + REACH);
  const span = ({ links = '', id = '' }: Partial<Record<string, string>>): Span => {
    const start = from + links.length;
    return { start, end: start + id.replace(/[.-]+$/, '').length };
  };
  const pieces = PIECES.exec(rest)?.groups;
  const isTold = kind !== 'weak' || DECIDES.test(pieces?.links ?? '');
  if (pieces && isTold && !WORDS.has(pieces.first ?? '')) return [span(pieces)];
  const near = AFTER.exec(rest)?.groups;
  if (near) {
    const id = (near.id ?? '').replace(/[.-]+$/, '');
    const invited = INVITES.test(plain.slice(Math.max(0, found.index - 20), found.index));
    const isName = isHandle(label.trim(), kind, near.links ?? '', id);
    const isPlain = invited && /^[a-z]{5,}$/.test(id) && !WORDS.has(id);
    if (isName || isPlain) return [span(near)];
  }
  const later = kind === 'strong' ? LATER.exec(rest)?.groups : undefined;
  const id = later?.id ?? '';
  return later && hasName(id) && !isThing(id) && !PASSING.test(later.links ?? '')
    ? [span(later)]
    : [];
};

export const handleSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap((found) => [
    ...(found.groups?.strong === undefined ? [] : spanBefore(plain, found.index)),
    ...spansAfter(plain, found),
  ]);
