import { countCodePoints } from './typed-text.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Truncates a text to at most `max` code points. Never splits a grapheme, such as an emoji or an accented
 * letter.
 */
export const shorten = (text: string, max: number): string => {
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += countCodePoints(segment);
    if (length > max) return text.slice(0, end);
    end = index + segment.length;
  }
  return text;
};

/** Like `shorten`, but appends an ellipsis if the text was truncated; `max` includes the ellipsis. */
export const shortenWithEllipsis = (text: string, max: number): string => {
  const whole = shorten(text, max);
  return whole === text ? text : `${shorten(text, max - 1).trimEnd()}…`;
};
