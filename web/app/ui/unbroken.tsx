import { Fragment } from 'react';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}';

/**
 * Patterns of text that is read as one word: dates, weekdays, time zones in brackets, ranges, amounts,
 * house numbers, temples.
 */
const WHOLE = [
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`,
  '周[一二三四五六日]',
  // A time stays on one line with its time zone and a following 'by', so that no line starts with a
  // bracket.
  String.raw`(?:(?:\d{1,2}:\d{2}[–-])?\d{1,2}:\d{2})?（\p{Script=Han}{2,8}(?:）前?)?`,
  // The second time zone stays on one line with its time or with its day, because all three together are
  // too wide with large fonts.
  String.raw`即\p{Script=Han}{1,6}时间 (?:(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}）前?)`,
  String.raw`\d{1,2}:\d{2}）前?`,
  String.raw`[\d,]+ (?:分钟|小时|天|人|位|日元|条|次|个)`,
  String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?${MONTH} \d{1,2}\b(?:, \d{4}\b)?`,
  String.raw`\d{1,2}:\d{2} \([A-Z][A-Za-z ]{1,16}\)`,
  String.raw`\d{1,2}:\d{2} (?:in [A-Z][A-Za-z ]{1,16}(?=\))|[A-Z][A-Za-z ]{1,16} time\b)`,
  String.raw`[−+]?(?:RMB|JPY) \d[\d,.]*\d|[−+]?(?:RMB|JPY) \d`,
  String.raw`\d[\d.]* (?:hours?|minutes?|days?|people|person|travelers?)\b`,
  String.raw`\d+(?:-\d+)+`,
  // Temples and wards, such as Nanzen-ji and Nishi-ku.
  String.raw`\p{Lu}\p{Ll}+-\p{Ll}{1,6}(?!\p{L})`,
].join('|');

/** Matches characters that must not start a line; they stay with the preceding text. */
const BEHIND = '[,.;:!?，。、；：！？）)]*';

/** Escapes a name for use in a regular expression. */
const escapeRegExp = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Returns a pattern that matches names first, so that a number in a name does not split it. Excludes names
 * that are longer than a line on a phone.
 */
const buildPattern = (names: readonly string[]): RegExp => {
  const short = names.filter((name) => name !== '' && [...name].length <= 20);
  return new RegExp(`(?:${[...short.map(escapeRegExp), WHOLE].join('|')})${BEHIND}`, 'gu');
};

export interface Piece {
  /** The offset of the piece in the text. */
  at: number;
  text: string;
  /** True if the piece must stay on one line. */
  whole: boolean;
}

/** Splits a text into breakable and unbreakable pieces, which add up to the text. */
export const splitUnbroken = (sentence: string, names: readonly string[] = []): Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  const takeUntil = (end: number) => {
    if (end > done) pieces.push({ at: done, text: sentence.slice(done, end), whole: false });
  };
  for (const { 0: text, index } of sentence.matchAll(buildPattern(names))) {
    takeUntil(index);
    pieces.push({ at: index, text, whole: true });
    done = index + text.length;
  }
  takeUntil(sentence.length);
  return pieces;
};

interface Props {
  children: string;
  /** Users' names that appear in the text, which Chinese line breaking would otherwise split. */
  names?: readonly string[];
}

/**
 * A text whose names, dates and numbers do not wrap. In Chinese, lines can otherwise break between any two
 * characters.
 */
export const Unbroken = ({ children, names }: Props) =>
  splitUnbroken(children, names).map(({ at, text, whole }) =>
    whole ? (
      <Fragment key={at}>
        <span className="whitespace-nowrap">{text}</span>
        {/* Titles break only at spaces, so a break is also allowed here. */}
        <wbr />
      </Fragment>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
