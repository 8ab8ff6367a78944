/** How wide a line of tags may be, in letters' heights: what the narrowest card leaves beside '+2 more'. */
const LINE = 12.4;
/** What a second tag takes beyond its words. */
const SECOND = 2;

/** About how wide words are, in letters' heights: a Chinese character is as wide as it is high. */
const widthOf = (words: string): number =>
  [...words].reduce((width, letter) => width + (letter > '\u2e80' ? 1 : 0.52), 0);

/**
 * At most two of a guide's services, in their order, that stand whole in one line of a card of any
 * width: each long one gives way to a shorter one behind it.
 */
export const tagsThatFit = (tags: readonly string[]): string[] => {
  const first = tags.find((tag) => widthOf(tag) <= LINE) ?? tags[0];
  if (first === undefined) return [];
  const left = LINE - SECOND - widthOf(first);
  const second = tags.slice(tags.indexOf(first) + 1).find((tag) => widthOf(tag) <= left);
  return second === undefined ? [first] : [first, second];
};
