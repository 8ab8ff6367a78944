/** The available width of a line of tags in em: the space on the narrowest card next to '+2 more'. */
const LINE = 12.4;
/** The width that a second tag takes in addition to its text, in em. */
const SECOND = 2;

/** Returns the approximate width of a text, in em. A Chinese character is as wide as it is tall. */
const estimateWidth = (words: string): number =>
  [...words].reduce((width, letter) => width + (letter > '\u2e80' ? 1 : 0.52), 0);

/**
 * Returns at most two of a guide's services, in order, that fit on one line of the narrowest card. Skips
 * long ones in favor of shorter ones after them.
 */
export const pickFittingTags = (tags: readonly string[]): string[] => {
  const first = tags.find((tag) => estimateWidth(tag) <= LINE) ?? tags[0];
  if (first === undefined) return [];
  const left = LINE - SECOND - estimateWidth(first);
  const second = tags.slice(tags.indexOf(first) + 1).find((tag) => estimateWidth(tag) <= left);
  return second === undefined ? [first] : [first, second];
};
