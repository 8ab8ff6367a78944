/** Finds a user name before the name of its app: 'kenji88 is my wechat', '@kenji on twitter'. */
import { hasName, isOrdinaryObject, isUnlikelyWord, WORDS } from './mask-handle-shapes.ts';
import type { Span } from './mask-plain-text.ts';

interface Way {
  /** Matches the text before the app's name, including the user name. */
  before: RegExp;
  takes: (id: string) => boolean;
  /** Must match the text after the app's name, if set. */
  after?: RegExp;
  /** If true, applies only to apps that are rarely mentioned for other reasons. */
  strong?: true;
}

const ID = '@?(?<id>[a-z0-9][a-z0-9_.-]{3,40})';
const ON = ' (?:on|over on|via|at) (?:my |the |that )?';
const ME = '(?:find|reach|add|dm|pm|message|follow|text|contact|ping) (?:me|us)';
const isOther = (id: string): boolean => !WORDS.has(id) && !isOrdinaryObject(id);

/**
 * Returns whether a name contains a dot or underscore. Digits alone are not enough, because they can belong
 * to a place: Shibuya109.
 */
const isDotted = (id: string): boolean => /[_.]/.test(id) && isUnlikelyWord(id);

const WAYS: readonly Way[] = [
  // A text that contains nothing else: 'sora77 on line'.
  {
    before: new RegExp(`^${ID}(?<links> on (?:my )?)$`),
    takes: isUnlikelyWord,
    after: /^[.!~ ]*$/,
  },
  {
    before: new RegExp(
      `(?<![a-z0-9])${ID}(?<links>["'”’」』]? ?(?:[(（[] ?| is | on | ?是 ?)(?:my |我的?)?)$`,
    ),
    takes: (id) => !isOrdinaryObject(id) && hasName(id),
    strong: true,
  },
  {
    before: new RegExp(`(?<![a-z])(?:add|dm|message|text) ${ID}(?<links> (?:on|in|at) (?:my )?)$`),
    takes: (id) => !WORDS.has(id),
    strong: true,
  },
  {
    before: new RegExp(`(?<![a-z0-9])${ID}(?<links>["'”’」』]? ?(?:is my |= ?my |是我的?) ?)$`),
    takes: isUnlikelyWord,
  },
  {
    before: new RegExp(`(?<![a-z0-9])${ID}(?<links> ?[(（[] ?)$`),
    takes: isDotted,
    after: /^ ?[)）\]]/,
  },
  {
    before: new RegExp(
      `(?<![a-z])(?:i['’]?m|i am|we['’]?re|we are|it['’]?s|called|(?:username|handle|nickname|name|id)(?: is|:)?|${ME}(?: (?:at|as|by))?) ${ID}(?<links>${ON})$`,
    ),
    takes: isUnlikelyWord,
  },
  {
    before: new RegExp(
      `(?<![a-z])(?:(?:i|we) go by|known as|${ME} under|found under|look me up:?|(?:username|handle|id)(?: is|:)?) ${ID}(?<links>${ON})$`,
    ),
    takes: isOther,
  },
  // An at sign, which only user names contain, unless the name belongs to a third party.
  {
    before: new RegExp(
      `(?<!(?:follow(?:ing|ed)?|saw|seen|like|love|from|by|of|watch(?:ed)?|is|are) )(?<![a-z0-9.])@(?<id>[a-z][a-z0-9_.]{2,40})(?<links>(?:${ON}| ?[(（]))$`,
    ),
    takes: isOther,
    after: /^(?! (?:says|said|posts?|posted|has|have|shows?|recommends?)(?![a-z]))/,
  },
  {
    before: new RegExp(
      `(?<![a-z])(?:search(?: for)?|look up|look for) ["“']?${ID}(?<links>["”']?${ON})$`,
    ),
    takes: isOther,
    after:
      /^[ ,]{0,2}(?:and|then|&)? ?(?:then )?(?:message|add|dm|follow|write|contact|text|pm) (?:to )?me(?: there)?(?= ?(?:[,.!~]|$))/,
  },
  {
    before: new RegExp(
      `(?<![a-z])(?:search(?: for)?|look up|look for|find) ["“']?${ID}(?<links>["”']?${ON})$`,
    ),
    takes: isDotted,
  },
  {
    before: new RegExp(`(?<![a-z0-9])${ID}(?<links>[ ,，、/(（]{0,3}(?:my |我的?)?)$`),
    takes: isOther,
    after: /^ ?(?:号 ?)?(?:同名|同号|同id|(?:is )?(?:the )?same (?:name|id|handle|username))/,
  },
];

const REACH = 70;
const LINE_OF_TRAINS = /^ ?\d/;

/** Returns the range of the user name before an app's name. */
export const spanBefore = (
  plain: string,
  { label, index: at }: { label: string; index: number },
  isStrong: boolean,
): Span[] => {
  const end = at + label.length;
  const before = plain.slice(Math.max(0, at - REACH), at);
  const after = plain.slice(end, end + REACH);
  if (label === 'line' && LINE_OF_TRAINS.test(after)) return [];
  for (const way of WAYS) {
    if (way.strong && !isStrong) continue;
    const { id = '', links = '' } = way.before.exec(before)?.groups ?? {};
    if (id === '' || !way.takes(id) || way.after?.test(after) === false) continue;
    const last = at - links.length;
    return [{ start: last - id.length, end: last }];
  }
  return [];
};
