import { codePoints } from './typed-text.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Returns the beginning of a text, at most `max` code points long. Never splits a grapheme: emoji and
 * accented letters stay whole.
 */
export const shorten = (text: string, max: number): string => {
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += codePoints(segment);
    if (length > max) return text.slice(0, end);
    end = index + segment.length;
  }
  return text;
};

/** Like `shorten`, with an ellipsis if the text was cut; `max` includes it. */
export const shortenWithEllipsis = (text: string, max: number): string => {
  const whole = shorten(text, max);
  return whole === text ? text : `${shorten(text, max - 1).trimEnd()}…`;
};
