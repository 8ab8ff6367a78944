import { codePoints } from './typed-text.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The beginning of a text, at most `max` code points long. Never cuts a character as readers see it: no
 * emoji loses a part, no letter its accent.
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

/** The same with an ellipsis where something was left out; `max` counts it. */
export const shortenWithEllipsis = (text: string, max: number): string => {
  const whole = shorten(text, max);
  return whole === text ? text : `${shorten(text, max - 1).trimEnd()}…`;
};
