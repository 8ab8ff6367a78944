/** A message that consists of at most this many emoji is shown large. */
const MAX_EMOJI = 3;

const IS_EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Emoji_Presentation}.*|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D).*)$/su;

/**
 * Returns whether a message consists of one to three emoji as users count them: a family or a flag is one
 * emoji.
 */
export const isEmojiOnly = (text: string): boolean => {
  const words = text.replace(/\s/g, '');
  // The length limit allows for emoji that consist of several people and their joiners.
  if (words === '' || words.length > 40 * MAX_EMOJI) return false;
  const parts = [...new Intl.Segmenter().segment(words)];
  return parts.length <= MAX_EMOJI && parts.every(({ segment }) => IS_EMOJI.test(segment));
};
